import type { Generated } from "kysely";

export type AccountSettingsTable = {
  person_id: string;
  /** Null: not chosen, so each device decides. */
  theme: string | null;
  density: string | null;
  email_notifications: Generated<boolean>;
  job_alerts: Generated<boolean>;
  marketing: Generated<boolean>;
  public_profile: Generated<boolean>;
  analytics: Generated<boolean>;
  updated_at: Date;
};

declare module "../../platform/database/tables.ts" {
  interface Tables {
    account_settings: AccountSettingsTable;
  }
}
