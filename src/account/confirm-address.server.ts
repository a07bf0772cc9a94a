import type { Accounts } from "./accounts.server.ts";
import { browserHash } from "./browsers/remember-browser.server.ts";
import { hashToken } from "./links/link-token.server.ts";
import { openAndSignIn, type SignedInByLink } from "./open-and-sign-in.server.ts";
import { readPendingSignUp } from "./read-pending-sign-up.server.ts";
import type { RequestContext } from "./request-context.ts";

export type ConfirmAddressResult =
  | SignedInByLink
  /** The link is invalid, expired or used. Its page says which. */
  | { ok: false; reason: "link" }
  /**
   * The person has to enter a name and a password, because this browser has not signed up, or the link was mailed again: see
   * `confirmWithPassword`.
   */
  | { ok: false; reason: "asks-password" };

/**
 * Confirms an address with the link of a sign-up, in the browser that signed up, and signs that browser in. The account
 * gets the name and password of that sign-up.
 */
export async function confirmAddress(
  accounts: Accounts,
  token: string,
  visit: RequestContext,
): Promise<ConfirmAddressResult> {
  const link = await readPendingSignUp(accounts, token, visit.headers);
  if (link?.state !== "open") return { ok: false, reason: "link" };
  const browser = browserHash(accounts.config, visit.headers);
  if (link.asksPassword || browser === null) return { ok: false, reason: "asks-password" };
  const { email } = link;
  const by = { browserHash: browser };
  const opened = await openAndSignIn(accounts, { tokenHash: hashToken(token), email, by }, visit);
  return opened ?? { ok: false, reason: "link" };
}
