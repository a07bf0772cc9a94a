import type { Accounts } from "./accounts.server.ts";
import { browserHash } from "./browsers/remember-browser.server.ts";
import { hashToken } from "./links/link-token.server.ts";
import { openAccount } from "./open-account.server.ts";
import { readPendingSignUp } from "./read-pending-sign-up.server.ts";

export type ConfirmAddressResult =
  | { ok: true; email: string }
  | { ok: false; reason: "link" }
  /**
   * The person has to enter a name and a password, because this browser has not signed up, or the link was mailed again: see
   * `confirmWithPassword`.
   */
  | { ok: false; reason: "asks-password" };

/**
 * Confirms an address with the link of a sign-up, in the browser that signed up. The account gets the name and password
 * of that sign-up. A used link gives the same answer as the first time, since people click twice.
 *
 * @param headers of the request
 */
export async function confirmAddress(
  accounts: Pick<Accounts, "db" | "clock" | "config" | "secret" | "mailer" | "random">,
  token: string,
  headers: Headers,
): Promise<ConfirmAddressResult> {
  const link = await readPendingSignUp(accounts, token, headers);
  if (link?.state === "open") {
    const browser = browserHash(accounts.config, headers);
    if (link.asksPassword || browser === null) return { ok: false, reason: "asks-password" };
    const { email } = link;
    await openAccount(accounts, { tokenHash: hashToken(token), email, by: { browserHash: browser } });
  }
  const after = await readPendingSignUp(accounts, token, headers);
  return after?.state === "used" ? { ok: true, email: after.email } : { ok: false, reason: "link" };
}
