import type { Database } from "../platform/database/tables.ts";
import type { Accounts } from "./accounts.server.ts";
import { addressGroup } from "../platform/http/address-group.ts";
import { takeAttempt, type TooMany } from "./attempts/take-attempt.server.ts";
import { linkAddress } from "./links/link-address.ts";
import { hashToken, linkSeconds, newLinkToken } from "./links/link-token.server.ts";
import { writeAlreadyRegisteredMail } from "./mails/already-registered-mail.server.ts";
import { writeConfirmMail } from "./mails/confirm-mail.server.ts";
import { newId } from "./new-id.ts";
import { judgePassword, settlePassword, type PasswordFault } from "./passwords/judge-password.server.ts";
import type { Visit } from "./visit.ts";

export type SignedUp = { ok: true } | TooMany | { ok: false; reason: "password"; fault: PasswordFault };

/**
 * Makes an account that waits for its confirmation, and mails the link. An address that has a confirmed account is
 * told so by mail; the answer, what is done for it and the time it takes are the same.
 *
 * @param wish.name as `readPersonName` gives it
 * @param wish.email as `readEmail` gives it
 * @param wish.returnUrl path on this site to go to once confirmed and signed in
 */
export async function signUp(
  accounts: Accounts,
  wish: { name: string; email: string; password: string; returnUrl: string },
  visit: Visit,
): Promise<SignedUp> {
  const { config, clock, random } = accounts;
  const { email, returnUrl } = wish;
  const taken = await takeAttempt(accounts, "sign-up, address", addressGroup(visit.clientAddress));
  if (!taken.ok) return taken;
  const password = settlePassword(wish.password.slice(0, 1_000));
  const fault = judgePassword(password, [wish.name, email, config.productName]);
  if (fault) return { ok: false, reason: "password", fault };

  const mayMail = await takeAttempt(accounts, "sign-up mail, account", email);
  const { password: scrypt } = await accounts.auth.$context;
  const hash = await scrypt.hash(password);
  const token = newLinkToken(random);
  // Both are written whichever is sent, so that it takes the same time.
  const confirm = await writeConfirmMail(config, email, linkAddress(config, "confirm", token, returnUrl));
  const already = await writeAlreadyRegisteredMail(config, email);
  const now = clock();
  const rows = { id: newId(random), credentialId: newId(random), name: wish.name, email, hash, token, now };
  const { mailer } = accounts;
  await accounts.db.transaction().execute(async (tx) => {
    const isConfirmed = await insertAccount(tx, rows);
    if (mayMail.ok) await mailer.send(isConfirmed ? already : confirm, { db: tx });
  });
  return { ok: true };
}

type Rows = {
  id: string;
  credentialId: string;
  name: string;
  email: string;
  hash: string;
  token: string;
  now: Date;
};

/**
 * The same four statements for a new address and for a taken one. An account that is not confirmed yet stays as it
 * is: the link carries the name and the password that came with it, so that whoever owns the mailbox decides.
 */
async function insertAccount(tx: Database, rows: Rows): Promise<boolean> {
  const { name, email, hash, token, now } = rows;
  const stamps = { created_at: now, updated_at: now };
  await tx
    .insertInto("users")
    .values({ id: rows.id, name, email, image: null, ...stamps })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .execute();
  const { id, email_verified: isConfirmed } = await tx
    .selectFrom("users")
    .where("email", "=", email)
    .select(["id", "email_verified"])
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("credentials")
    .values({
      id: rows.credentialId,
      user_id: id,
      provider_id: "credential",
      account_id: id,
      password: hash,
      ...stamps,
    })
    .onConflict((conflict) => conflict.columns(["provider_id", "account_id"]).doNothing())
    .execute();
  await tx
    .insertInto("account_links")
    .values({
      token_hash: hashToken(token),
      user_id: id,
      purpose: "confirm",
      made_at: now,
      expires_at: new Date(now.getTime() + (isConfirmed ? 0 : linkSeconds.confirm * 1000)),
      used_at: isConfirmed ? now : null,
      name: isConfirmed ? null : name,
      password: isConfirmed ? null : hash,
    })
    .execute();
  return isConfirmed;
}
