import type { Accounts } from "../accounts.server.ts";
import { recordActivity } from "../activity/activity.server.ts";
import type { LinkDelivery } from "../links/link-delivery.ts";
import { hashToken, newLinkToken } from "../links/link-token.server.ts";
import {
  checkPassword,
  type ReauthenticateResult,
  type SignedInPerson,
} from "../credentials/reauthenticate.server.ts";
import { writeDeletedMail } from "../mails/deleted-mail.server.ts";
import type { PersonalDataHandler } from "../personal-data.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import { mailButton, mailNote } from "../../ui/mail/mail-parts.ts";
import { writeMail, type MailSite } from "../../ui/mail/write-mail.server.ts";

/** Lifetime of the link in the mail, in seconds. */
const deletionSeconds = 3_600;

export type AskForDeletionResult =
  /** With `token` the page goes straight to the next step, because this site sends no mail. */
  | { ok: true; token?: string }
  | Exclude<ReauthenticateResult, { ok: true }>
  | { ok: false; reason: "no-mail" };

/**
 * The first step of deleting an account: checks the password and mails a link to the page that deletes. Only the newest
 * of several links works. Nothing is deleted yet.
 */
export async function askForDeletion(
  accounts: Accounts,
  person: SignedInPerson,
  password: string,
  delivery: LinkDelivery = "mail",
  signal?: AbortSignal,
): Promise<AskForDeletionResult> {
  if (delivery === "none") return { ok: false, reason: "no-mail" };
  const checked = await checkPassword(accounts, person, password, signal);
  if (!checked.ok) return checked;
  const { config, db, clock, mailer, random } = accounts;
  const token = newLinkToken(random);
  const link = `${config.publicUrl}/profile/delete/confirm?${new URLSearchParams({ token })}`;
  const mail = await writeDeletionMail(config, person.email, link);
  const now = clock();
  const row = {
    token_hash: hashToken(token),
    expires_at: new Date(now.getTime() + deletionSeconds * 1000),
  };
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto("account_deletions")
      .values({ person_id: person.id, ...row })
      .onConflict((conflict) => conflict.column("person_id").doUpdateSet(row))
      .execute();
    await recordActivity(tx, { personId: person.id, kind: "deletion-asked", now });
    await mailer.send(mail, { db: tx });
  });
  return delivery === "page" ? { ok: true, token } : { ok: true };
}

/**
 * Finds the account that a link from a mail would delete, without deleting it. Returns null if the link is invalid or
 * expired.
 */
export async function readDeletion(
  { db, clock }: Pick<Accounts, "db" | "clock">,
  token: string,
): Promise<{ email: string } | null> {
  const found = await db
    .selectFrom("account_deletions")
    .innerJoin("users", "users.id", "account_deletions.person_id")
    .where("token_hash", "=", hashToken(token))
    .where("expires_at", ">", clock())
    .select("users.email")
    .executeTakeFirst();
  return found ?? null;
}

/**
 * Deletes an account with the link from its mail, and everything that every part of the site stores about the person,
 * in one transaction. A last mail confirms it.
 *
 * @param handlers in the order in which they erase; the account's own last
 * @returns false when the link is invalid, expired or used
 */
export async function eraseAccount(
  accounts: Accounts,
  handlers: readonly PersonalDataHandler[],
  token: string,
): Promise<boolean> {
  const { config, db, clock, mailer } = accounts;
  const hash = hashToken(token);
  const now = clock();
  return db.transaction().execute(async (tx) => {
    const claimed = await tx
      .deleteFrom("account_deletions")
      .where("token_hash", "=", hash)
      .where("expires_at", ">", now)
      .returning("person_id")
      .executeTakeFirst();
    if (!claimed) return false;
    const person = await tx
      .selectFrom("users")
      .where("id", "=", claimed.person_id)
      .select(["id", "email"])
      .executeTakeFirstOrThrow();
    for (const handler of handlers) await handler.erase(tx, person);
    await mailer.send(await writeDeletedMail(config, person.email), { db: tx });
    return true;
  });
}

/** The mail with the link to the page that deletes an account. */
function writeDeletionMail(site: MailSite, to: string, link: string): Promise<Mail> {
  return writeMail({
    site,
    to,
    subject: `Delete your ${site.productName} account?`,
    preheader: "Nothing is deleted until you confirm it.",
    reason: `You get this because somebody who knows your password asked for your account at ${site.productName} to be deleted.`,
    heading: "Delete your account?",
    body: [
      "Open the link and press the button on the page. Your account and everything stored with it are then deleted for good.",
      mailButton(link, "Continue to delete"),
      mailNote("The link works for one hour. If you do nothing, nothing is deleted."),
      mailNote("If this was not you, choose a new password: somebody else knows your current one."),
    ],
  });
}
