import type { Accounts } from "./accounts.server.ts";
import { sql } from "kysely";
import type { Database } from "../platform/database/tables.ts";

/** The paths of Better Auth that are used. No other path can be reached from outside. */
export type AuthPath =
  | "/get-session"
  | "/sign-in/email"
  | "/sign-out"
  | "/two-factor/enable"
  | "/two-factor/generate-backup-codes"
  | "/two-factor/verify-totp"
  | "/two-factor/verify-backup-code"
  | "/passkey/generate-register-options"
  | "/passkey/verify-registration"
  | "/passkey/generate-authenticate-options"
  | "/passkey/verify-authentication";

/** Maximum length of a stored user agent. Real ones are shorter. */
export const longestUserAgent = 500;

/**
 * Calls Better Auth on behalf of the sender of a request, with their cookies and as a page of this site. The call goes
 * through Better Auth's handler, so all its checks apply. Cookies to set are in `answer.headers.getSetCookie()`.
 *
 * @example const answer = await callBetterAuth(accounts, "/sign-out", visit.headers);
 */
export async function callBetterAuth(
  { auth, config, db }: Pick<Accounts, "auth" | "config" | "db">,
  path: AuthPath,
  from: Headers,
  { method = "POST", body, query = "" }: { method?: "GET" | "POST"; body?: object; query?: string } = {},
): Promise<Response> {
  const headers = new Headers({ origin: config.publicUrl, "content-type": "application/json" });
  const cookie = from.get("cookie");
  if (cookie) headers.set("cookie", cookie);
  // Stored with the session, so that its owner can recognise the browser.
  headers.set("user-agent", from.get("user-agent")?.slice(0, longestUserAgent) ?? "");
  const url = `${config.publicUrl}/api/auth${path}${query}`;
  const answer = await auth.handler(
    new Request(url, { method, headers, ...(method === "POST" ? { body: JSON.stringify(body ?? {}) } : {}) }),
  );
  if (answer.status >= 500) await throwIfUnavailable(db);
  return answer;
}

/**
 * Throws DatabaseUnavailable if the database cannot be reached, because Better Auth hides why it failed. If it returns,
 * the failure has another cause.
 */
export async function throwIfUnavailable(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}
