import type { Database } from "../../platform/database/tables.ts";
import type { Accounts } from "../accounts.server.ts";
import { writeConfirmMail } from "../mails/confirm-mail.server.ts";
import { linkAddress, type ShownLink } from "./shown-link.ts";
import { hashToken, linkExpiry, newLinkToken, type LinkPurpose } from "./link-token.server.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import { mailButton, mailNote } from "../../ui/mail/mail-parts.ts";
import { writeMail, type MailSite } from "../../ui/mail/write-mail.server.ts";

/** A request for a link, for any address. Whether the address has an account is looked up when the link is issued. */
export type LinkRequest = { purpose: LinkPurpose; email: string; returnUrl: string };

/**
 * Stores and mails a link: for recovery if the address has an account, for confirmation if a sign-up is pending. For
 * any other address the link is still created but leads nowhere.
 */
export async function issueLink(
  { config, db, clock, mailer, random }: Pick<Accounts, "config" | "db" | "clock" | "mailer" | "random">,
  { purpose, email, returnUrl }: LinkRequest,
): Promise<ShownLink> {
  const asksPassword = purpose === "confirm";
  const token = newLinkToken(random);
  const address = linkAddress(config, purpose, token, returnUrl);
  // Written for unknown addresses too, so that both take the same time.
  const mail = asksPassword
    ? await writeConfirmMail(config, email, address, { asksPassword })
    : await writeRecoveryMail(config, email, address);
  const now = clock();
  const expiresAt = linkExpiry(purpose, now);
  const link = { email, tokenHash: hashToken(token), now, expiresAt };
  await db.transaction().execute(async (tx) => {
    const isStored = await (purpose === "recover" ? storeRecovery(tx, link) : storeConfirmation(tx, link));
    if (isStored) await mailer.send(mail, { db: tx });
  });
  return { purpose, asksPassword, email, token, returnUrl, expiresAt };
}

type Link = { email: string; tokenHash: string; now: Date; expiresAt: Date };

/** @returns false if the address has no account */
async function storeRecovery(tx: Database, { email, tokenHash, now, expiresAt }: Link): Promise<boolean> {
  const user = await tx.selectFrom("users").where("email", "=", email).select("id").executeTakeFirst();
  if (!user) return false;
  await tx
    .insertInto("account_links")
    .values({
      token_hash: tokenHash,
      user_id: user.id,
      purpose: "recover",
      made_at: now,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
  return true;
}

/** @returns false if no sign-up is pending for that address */
async function storeConfirmation(tx: Database, { email, tokenHash, now, expiresAt }: Link): Promise<boolean> {
  const waiting = await tx
    .selectFrom("pending_sign_ups")
    .where("email", "=", email)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .select("token_hash")
    .executeTakeFirst();
  if (!waiting) return false;
  await tx
    .insertInto("pending_sign_ups")
    .values({
      token_hash: tokenHash,
      email,
      // Anybody can sign up with any address, so no data of a sign-up is copied into another link.
      name: null,
      password: null,
      browser_hash: null,
      created_at: now,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
  return true;
}

/** The mail with the link to choose a new password. */
function writeRecoveryMail(site: MailSite, to: string, link: string): Promise<Mail> {
  return writeMail({
    site,
    to,
    subject: `Choose a new password for ${site.productName}`,
    preheader: "The link works once, for one hour.",
    reason: `You get this because a new password was requested at ${site.productName} with your address.`,
    heading: "Choose a new password",
    body: [
      "Choosing a new password signs you out on every device. Sign in again with the new one.",
      mailButton(link, "Choose a new password"),
      mailNote("The link works once, for one hour."),
      mailNote("If this was not you, do nothing. Your password stays as it is."),
    ],
  });
}
