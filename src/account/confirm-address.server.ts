import type { Accounts } from "./accounts.server.ts";
import { hashToken } from "./links/link-token.server.ts";
import { openAccount } from "./open-account.server.ts";
import { readPendingSignUp } from "./read-pending-sign-up.server.ts";

export type Confirmed =
  | { ok: true; email: string }
  | { ok: false; reason: "link" }
  /** The link was sent again and carries no password: see `confirmWithPassword`. */
  | { ok: false; reason: "asks-password" };

/**
 * Confirms an address by the link of a sign-up: the account is made with the name and password of that sign-up. A
 * used link gives the same answer as the first time, since people click twice.
 */
export async function confirmAddress(
  accounts: Pick<Accounts, "db" | "clock" | "config" | "secret" | "mailer" | "random">,
  token: string,
): Promise<Confirmed> {
  const link = await readPendingSignUp(accounts, token);
  if (link?.state === "open") {
    if (link.asksPassword) return { ok: false, reason: "asks-password" };
    await openAccount(accounts, { tokenHash: hashToken(token), email: link.email });
  }
  const after = await readPendingSignUp(accounts, token);
  return after?.state === "used" ? { ok: true, email: after.email } : { ok: false, reason: "link" };
}
