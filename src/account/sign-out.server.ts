import type { Accounts } from "./accounts.server.ts";
import { callBetterAuth } from "./call-better-auth.server.ts";
import { copyCookies } from "../platform/http/cookies.ts";
import type { RequestContext } from "./request-context.ts";

/** Ends the session of the request. Headers carry the cookies to delete. Throws when the database cannot be reached. */
export async function signOut(
  accounts: Accounts,
  { headers }: Pick<RequestContext, "headers">,
): Promise<Headers> {
  const answer = await callBetterAuth(accounts, "/sign-out", headers);
  if (!answer.ok) throw new Error(`Better Auth answered ${answer.status} to a sign-out.`);
  return copyCookies(answer.headers, new Headers());
}
