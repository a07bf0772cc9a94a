import type { Database } from "../platform/database/tables.ts";
import { recordActivity } from "./activity/record-activity.server.ts";
import type { Accounts } from "./accounts.server.ts";
import { addressGroup } from "../platform/http/address-group.ts";
import { forgetAttempts, takeAttempt, type TooMany } from "./attempts/take-attempt.server.ts";
import { rememberBrowser } from "./browsers/remember-browser.server.ts";
import { hashToken } from "./links/link-token.server.ts";
import { readLink } from "./links/read-link.server.ts";
import { writePasswordChangedMail } from "./mails/password-changed-mail.server.ts";
import { newId } from "./new-id.ts";
import { judgePassword, settlePassword, type PasswordFault } from "./passwords/judge-password.server.ts";
import type { Visit } from "./visit.ts";
import { prepareWelcome, welcomePerson } from "./welcome-person.server.ts";

export type NewPasswordChosen =
  | { ok: true; headers: Headers }
  | TooMany
  | { ok: false; reason: "link" }
  | { ok: false; reason: "password"; fault: PasswordFault };

/**
 * Sets a new password by the link from a recovery mail, once. Every session ends, every other link of the account
 * too, and the owner is told by mail. The link proves the mailbox, so it confirms the address as well, if it was not.
 *
 * @returns headers with a cookie by which sign-in knows this browser, whatever is tried elsewhere
 */
export async function chooseNewPassword(
  accounts: Accounts,
  { token, password: typed }: { token: string; password: string },
  visit: Visit,
): Promise<NewPasswordChosen> {
  const { config, db, clock, mailer, random } = accounts;
  const taken = await takeAttempt(accounts, "link opened, address", addressGroup(visit.clientAddress));
  if (!taken.ok) return taken;
  const link = await readLink(accounts, "recover", token);
  if (link?.state !== "open") return { ok: false, reason: "link" };
  const password = settlePassword(typed.slice(0, 1_000));
  const fault = judgePassword(password, [link.name, link.email, config.productName]);
  if (fault) return { ok: false, reason: "password", fault };

  const { password: scrypt } = await accounts.auth.$context;
  const hash = await scrypt.hash(password);
  const mail = await writePasswordChangedMail(config, link.email);
  const welcome = await prepareWelcome(accounts, link);
  const now = clock();
  const id = newId(random);
  const personId = await db.transaction().execute(async (tx) => {
    const person = await claimLink(tx, token, now);
    if (person === null) return null;
    const since = await confirmAtLast(tx, person, now);
    if (since) await welcomePerson(tx, { mailer, welcome, personId: person, since, now });
    await replacePassword(tx, { id, person, hash, now });
    await recordActivity(tx, { personId: person, kind: "password-reset", now });
    await mailer.send(mail, { db: tx });
    return person;
  });
  if (personId === null) return { ok: false, reason: "link" };
  await forgetAttempts(accounts, "sign-in, account", link.email);
  const { headers } = await rememberBrowser(accounts, personId, visit);
  return { ok: true, headers };
}

/** Whose link it is; null when somebody was faster or it is too late. */
async function claimLink(tx: Database, token: string, now: Date): Promise<string | null> {
  const link = await tx
    .updateTable("account_links")
    .set({ used_at: now })
    .where("token_hash", "=", hashToken(token))
    .where("purpose", "=", "recover")
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning("user_id")
    .executeTakeFirst();
  if (!link) return null;
  await tx
    .updateTable("account_links")
    .set({ used_at: now, password: null })
    .where("user_id", "=", link.user_id)
    .where("used_at", "is", null)
    .execute();
  return link.user_id;
}

/** Since when an account has waited for its confirmation; null when it was confirmed before. */
async function confirmAtLast(tx: Database, person: string, now: Date): Promise<Date | null> {
  const user = await tx
    .updateTable("users")
    .set({ email_verified: true, updated_at: now })
    .where("id", "=", person)
    .where("email_verified", "=", false)
    .returning("created_at")
    .executeTakeFirst();
  return user?.created_at ?? null;
}

async function replacePassword(
  tx: Database,
  { id, person, hash, now }: { id: string; person: string; hash: string; now: Date },
): Promise<void> {
  await tx
    .insertInto("credentials")
    .values({
      id,
      user_id: person,
      provider_id: "credential",
      account_id: person,
      password: hash,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(["provider_id", "account_id"]).doUpdateSet({ password: hash, updated_at: now }),
    )
    .execute();
  await tx.deleteFrom("sessions").where("user_id", "=", person).execute();
  // Second steps that have begun, and browsers that were spared them.
  await tx.deleteFrom("verifications").where("value", "=", person).execute();
}
