import type { Accounts } from "../accounts.server.ts";
import { takeAttempt, type TooMany } from "../attempts/take-attempt.server.ts";
import { settlePassword } from "./judge-password.server.ts";
import { passwordLengths } from "./password-lengths.ts";

export type PasswordChecked = { ok: true } | { ok: false; reason: "wrong" } | TooMany;

/** Whether a signed-in person knows the password of their account: asked before what cannot be undone. */
export async function checkPassword(
  accounts: Accounts,
  personId: string,
  password: string,
): Promise<PasswordChecked> {
  const taken = await takeAttempt(accounts, "password asked, account", personId);
  if (!taken.ok) return taken;
  if (password.length > passwordLengths.max) return { ok: false, reason: "wrong" };
  const credential = await accounts.db
    .selectFrom("credentials")
    .where("user_id", "=", personId)
    .where("provider_id", "=", "credential")
    .select("password")
    .executeTakeFirst();
  if (!credential?.password) return { ok: false, reason: "wrong" };
  const { password: scrypt } = await accounts.auth.$context;
  const isRight = await scrypt.verify({ hash: credential.password, password: settlePassword(password) });
  return isRight ? { ok: true } : { ok: false, reason: "wrong" };
}
