import type { AccountsFrom } from "../accounts.server.ts";
import { openAccount } from "../open-account.server.ts";

export type ConfirmAccountResult = { ok: true } | { ok: false; reason: "none-waits" } | SeveralWait;
type SeveralWait = { ok: false; reason: "several-wait"; names: string[] };

/**
 * Confirms a sign-up on behalf of the operator, as its owner would with the link from the mail. Anybody can sign up
 * with any address, so if several sign-ups are pending for one address, none is confirmed.
 */
export async function confirmAccount(
  accounts: Pick<AccountsFrom, "db" | "clock" | "config" | "secret" | "mailer" | "random">,
  email: string,
): Promise<ConfirmAccountResult> {
  const signUps = await accounts.db
    .selectFrom("pending_sign_ups")
    .where("email", "=", email)
    .where("password", "is not", null)
    .where("used_at", "is", null)
    .where("expires_at", ">", accounts.clock())
    .select(["token_hash", "name"])
    .orderBy("created_at")
    .execute();
  const [signUp] = signUps;
  if (!signUp) return { ok: false, reason: "none-waits" };
  if (signUps.length > 1)
    return { ok: false, reason: "several-wait", names: signUps.map(({ name }) => name ?? "") };
  await openAccount(accounts, { tokenHash: signUp.token_hash, email, by: "operator" });
  return { ok: true };
}
