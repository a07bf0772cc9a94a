import type { Mail } from "../../platform/mail/mail.ts";
import { mailButton, mailNote } from "../../ui/mail/mail-parts.ts";
import { writeMail, type MailSite } from "../../ui/mail/write-mail.server.ts";

/** The mail with the link to the page that deletes an account. */
export function writeDeletionMail(site: MailSite, to: string, link: string): Promise<Mail> {
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
