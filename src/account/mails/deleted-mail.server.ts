import type { Mail } from "../../platform/mail/mail.ts";
import { mailNote } from "../../ui/mail/mail-parts.ts";
import { writeMail, type MailSite } from "../../ui/mail/write-mail.server.ts";

const byWhom = {
  owner: "Your account and everything stored with it have been erased, as you asked.",
  operator: "The people who run this site have erased your account and everything stored with it.",
} as const;

/** The last mail to a person: their account was deleted, by themselves or by the operator. */
export function writeDeletedMail(
  site: MailSite,
  to: string,
  by: keyof typeof byWhom = "owner",
): Promise<Mail> {
  return writeMail({
    site,
    to,
    subject: `Your ${site.productName} account is deleted`,
    preheader: "Everything stored with it is gone.",
    reason: `You get this because your account at ${site.productName} was deleted. This is the last mail to this address.`,
    heading: "Your account is deleted",
    body: [
      byWhom[by],
      mailNote(
        "The people who run this site may keep backups. Your data leaves them as old backups are deleted.",
      ),
    ],
  });
}
