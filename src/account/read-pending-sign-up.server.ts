import type { Accounts } from "./accounts.server.ts";
import { browserHash } from "./browsers/remember-browser.server.ts";
import { hashToken } from "./links/link-token.server.ts";

export type PendingSignUp =
  | { state: "used"; email: string }
  /** `asksPassword`: this browser did not sign up, or the link was sent again. */
  | { state: "open"; email: string; asksPassword: boolean };

/**
 * Returns the state of a confirmation link in this browser, without using it. Returns null if it is invalid or expired.
 * If the address has an account, all its links count as used.
 *
 * @param headers of the request: the cookie shows whether this browser signed up
 */
export async function readPendingSignUp(
  { config, db, clock }: Pick<Accounts, "config" | "db" | "clock">,
  token: string,
  headers: Headers,
): Promise<PendingSignUp | null> {
  const link = await db
    .selectFrom("pending_sign_ups")
    .leftJoin("users", "users.email", "pending_sign_ups.email")
    .where("token_hash", "=", hashToken(token))
    .select(["pending_sign_ups.email", "browser_hash", "expires_at", "used_at", "users.id as userId"])
    .executeTakeFirst();
  if (!link) return null;
  const { email } = link;
  if (link.userId !== null) return { state: "used", email };
  if (link.used_at !== null || link.expires_at <= clock()) return null;
  const browser = browserHash(config, headers);
  return { state: "open", email, asksPassword: browser === null || browser !== link.browser_hash };
}
