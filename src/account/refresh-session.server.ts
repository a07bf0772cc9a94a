import type { Accounts } from "./accounts.server.ts";
import { callBetterAuth } from "./call-better-auth.server.ts";
import { refreshedAfter, sessionSeconds } from "./better-auth-options.server.ts";
import { copyCookies } from "../platform/http/cookies.ts";

/** Whether a session was last extended a day ago or more. */
export function isDueForRefresh(expiresAt: Date, now: Date): boolean {
  return expiresAt.getTime() - (sessionSeconds - refreshedAfter) * 1000 <= now.getTime();
}

/**
 * Extends a session to thirty days from now, unless that was done within the last day.
 *
 * @returns when the session ends now, or null if there is none; headers with the cookie to send
 */
export async function refreshSession(
  accounts: Pick<Accounts, "auth" | "config" | "db">,
  headers: Headers,
): Promise<{ expiresAt: Date | null; headers: Headers }> {
  const answer = await callBetterAuth(accounts, "/get-session", headers);
  const cookies = copyCookies(answer.headers, new Headers());
  // 401: the session was ended elsewhere at this moment.
  if (answer.status >= 500) throw new Error(`Better Auth answered ${answer.status} to a refresh.`);
  const found = answer.ok ? ((await answer.json()) as { session: { expiresAt: string } } | null) : null;
  return { expiresAt: found ? new Date(found.session.expiresAt) : null, headers: cookies };
}
