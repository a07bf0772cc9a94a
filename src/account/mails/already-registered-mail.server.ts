import type { Mail } from "../../platform/mail/mail.ts";
import { mailButton, mailLink, mailNote, mailParagraph } from "../../ui/mail/mail-parts.ts";
import { writeMail, type MailSite } from "../../ui/mail/write-mail.server.ts";

/**
 * The mail to the owner of an account when somebody signs up with their address. The page itself must not reveal it.
 */
export function writeAlreadyRegisteredMail(site: MailSite, to: string): Promise<Mail> {
  const recover = mailLink(`${site.publicUrl}/auth/recover`, "choose a new one");
  return writeMail({
    site,
    to,
    subject: `You already have an account at ${site.productName}`,
    preheader: "Somebody tried to register with your address.",
    reason: `You get this because an account at ${site.productName} was requested with your address.`,
    heading: "You already have an account",
    body: [
      "Somebody tried to register with your address. If it was you, sign in instead.",
      mailButton(`${site.publicUrl}/auth`, "Sign in"),
      mailParagraph("If you have forgotten the password, ", recover, "."),
      mailNote("If it was not you, you do not need to do anything. Nothing has changed."),
    ],
  });
}
