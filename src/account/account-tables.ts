import type { Generated } from "kysely";
import type { ProfileColumns } from "./profile/profile-fields.ts";

export type UsersTable = {
  /** Thirty-two random letters and digits. */
  id: string;
  /** As given at sign-up. The site shows `profiles.full_name` instead. */
  name: string;
  /** Trimmed and in lower case. */
  email: string;
  /** Always true: a row is made when the address is confirmed. */
  email_verified: boolean;
  image: string | null;
  two_factor_enabled: Generated<boolean>;
  created_at: Date;
  updated_at: Date;
};

export type ProfilesTable = ProfileColumns & { id: string; updated_at: Date };

export type SessionsTable = {
  id: string;
  user_id: string;
  /** The token that the cookie carries, signed. Never shown, not even to its owner. */
  token: string;
  expires_at: Date;
  ip_address: string | null;
  user_agent: string | null;
  created_at: Date;
  updated_at: Date;
};

export type CredentialsTable = {
  id: string;
  user_id: string;
  /** "credential" for a password. No other value is used. */
  provider_id: string;
  account_id: string;
  password: string | null;
  created_at: Date;
  updated_at: Date;
};

export type VerificationsTable = {
  id: string;
  identifier: string;
  value: string;
  expires_at: Date;
  created_at: Date;
  updated_at: Date;
};

export type TwoFactorsTable = {
  id: string;
  user_id: string;
  secret: string;
  backup_codes: string;
  verified: Generated<boolean>;
  failed_verification_count: Generated<number>;
  locked_until: Date | null;
  /** The time step (RFC 6238) of the last accepted code. */
  last_used_step: Generated<number | null>;
  /** When the second step ends because the account was recovered without a code. */
  ends_at: Generated<Date | null>;
};

export type PasskeysTable = {
  id: string;
  user_id: string;
  name: string | null;
  public_key: string;
  credential_id: string;
  counter: number;
  device_type: string;
  backed_up: boolean;
  transports: string | null;
  created_at: Date | null;
  aaguid: string | null;
};

export type AccountLinksTable = {
  token_hash: string;
  user_id: string;
  purpose: "recover";
  made_at: Date;
  expires_at: Date;
  used_at: Date | null;
};

/** One row for each confirmation link. */
export type PendingSignUpsTable = {
  token_hash: string;
  /** Trimmed and in lower case. */
  email: string;
  /**
   * As chosen at sign-up, with the hash of the password. Both are null for a link that was sent again, and after use.
   */
  name: string | null;
  password: string | null;
  /** The hash of the cookie of the browser that signed up. */
  browser_hash: string | null;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
};

export type KnownBrowsersTable = {
  user_id: string;
  browser_hash: string;
  first_seen: Date;
  last_seen: Date;
};

export type AttemptsTable = { key: string; count: number; ends_at: Date };

export type SiteSecretsTable = { name: string; value: string; made_at: Date };

export type TrackerSettingsTable = {
  user_id: string;
  /** "Europe/Berlin"; null until a browser has sent it. */
  time_zone: string | null;
  /** The secret part of the address of the calendar feed. */
  calendar_key: string | null;
};

declare module "../platform/database/tables.ts" {
  interface Tables {
    users: UsersTable;
    profiles: ProfilesTable;
    sessions: SessionsTable;
    credentials: CredentialsTable;
    verifications: VerificationsTable;
    two_factors: TwoFactorsTable;
    passkeys: PasskeysTable;
    account_links: AccountLinksTable;
    pending_sign_ups: PendingSignUpsTable;
    known_browsers: KnownBrowsersTable;
    attempts: AttemptsTable;
    site_secrets: SiteSecretsTable;
    tracker_settings: TrackerSettingsTable;
  }
}
