import type { Accounts } from "./accounts.server.ts";
import { consumeAddressLimit, type TooMany } from "./rate-limits/consume-limit.server.ts";
import { hashToken } from "./links/link-token.server.ts";
import { openAndSignIn, type SignedInByLink } from "./open-and-sign-in.server.ts";
import { hashPassword } from "./passwords/password-work.server.ts";
import { judgePassword, normalisePassword, type PasswordFault } from "./passwords/judge-password.server.ts";
import { readPendingSignUp } from "./read-pending-sign-up.server.ts";
import type { RequestContext } from "./request-context.ts";

export type ConfirmWithPasswordResult =
  | SignedInByLink
  | TooMany
  /** The link is invalid, expired or used, or needs no password here. Its page says which. */
  | { ok: false; reason: "link" }
  | { ok: false; reason: "password"; fault: PasswordFault };

/**
 * Confirms an address with a link that was sent again, or that is opened in another browser than the one that signed
 * up, and signs this browser in. The account gets the name and password given here.
 *
 * @param wish.name as `readPersonName` gives it
 */
export async function confirmWithPassword(
  accounts: Accounts,
  wish: { token: string; name: string; password: string },
  visit: RequestContext,
): Promise<ConfirmWithPasswordResult> {
  const { token, name } = wish;
  const taken = await consumeAddressLimit(accounts, "link opened, address", visit.clientAddress);
  if (!taken.ok) return taken;
  const link = await readPendingSignUp(accounts, token, visit.headers);
  if (link?.state !== "open" || !link.asksPassword) return { ok: false, reason: "link" };
  const { email } = link;
  const password = normalisePassword(wish.password.slice(0, 1_000));
  const fault = judgePassword(password, [name, email, accounts.config.productName]);
  if (fault) return { ok: false, reason: "password", fault };
  const client = { known: false, address: visit.clientAddress };
  const hashed = await hashPassword(accounts, password, { client, signal: visit.signal });
  if (!hashed.ok) return hashed;
  const by = { name, passwordHash: hashed.value };
  const opened = await openAndSignIn(accounts, { tokenHash: hashToken(token), email, by }, visit);
  return opened ?? { ok: false, reason: "link" };
}
