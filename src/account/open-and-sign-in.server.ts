import type { Accounts } from "./accounts.server.ts";
import { completeSignIn } from "./complete-sign-in.server.ts";
import { prepareSession } from "./credentials/prepare-session.server.ts";
import { openAccount, type AccountToOpen } from "./open-account.server.ts";
import type { RequestContext } from "./request-context.ts";

/** `headers` carry the cookies of a new session. */
export type SignedInByLink = { ok: true; name: string; headers: Headers };

/**
 * Creates the account of a pending sign-up and signs this browser in. Only the call that creates the account signs in:
 * a used link is worth nothing, and a new account has no second step yet.
 *
 * @returns null if this call did not create the account
 */
export async function openAndSignIn(
  accounts: Accounts,
  link: Omit<AccountToOpen, "session">,
  visit: RequestContext,
): Promise<SignedInByLink | null> {
  const session = await prepareSession(accounts, visit.headers);
  const personId = await openAccount(accounts, { ...link, session });
  if (personId === null) return null;
  const { name, headers } = await completeSignIn(accounts, personId, visit, { isFirst: true });
  headers.append("Set-Cookie", session.cookie);
  return { ok: true, name, headers };
}
