import type { Accounts } from "./accounts.server.ts";
import { throwIfUnavailable } from "./throw-if-unavailable.server.ts";

/** What of Better Auth is used. Nothing else of it can be reached from outside. */
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

/** No browser says more of itself. */
const longestUserAgent = 500;

/**
 * Asks Better Auth on behalf of whoever sent a request: with their cookies, as a page of this site, through its
 * handler, so that all its checks hold. What it answers sets cookies: `answer.headers.getSetCookie()`.
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
  // Kept with a session, for its owner to know it by.
  headers.set("user-agent", from.get("user-agent")?.slice(0, longestUserAgent) ?? "");
  const url = `${config.publicUrl}/api/auth${path}${query}`;
  const answer = await auth.handler(
    new Request(url, { method, headers, ...(method === "POST" ? { body: JSON.stringify(body ?? {}) } : {}) }),
  );
  if (answer.status >= 500) await throwIfUnavailable(db);
  return answer;
}
