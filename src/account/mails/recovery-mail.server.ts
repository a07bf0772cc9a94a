import type { Mail } from "../../platform/mail/mail.ts";
import { mailButton, mailNote } from "../../ui/mail/mail-parts.ts";
import { writeMail, type MailSite } from "../../ui/mail/write-mail.server.ts";

/** The mail with the link to choose a new password. */
export function writeRecoveryMail(site: MailSite, to: string, link: string): Promise<Mail> {
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
