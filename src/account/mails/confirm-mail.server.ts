import type { Mail } from "../../platform/mail/mail.ts";
import { mailButton, mailNote } from "../../ui/mail/mail-parts.ts";
import { writeMail, type MailSite } from "../../ui/mail/write-mail.server.ts";

/**
 * The mail with the link that confirms an address. It repeats nothing that was typed, because anybody can sign up with
 * any address.
 *
 * @param options.asksPassword the link was sent again, and its page asks for a name and a password
 */
export function writeConfirmMail(
  site: MailSite,
  to: string,
  link: string,
  { asksPassword = false } = {},
): Promise<Mail> {
  return writeMail({
    site,
    to,
    subject: `Confirm your email for ${site.productName}`,
    preheader: "One click, and your account is ready.",
    reason: `You get this because an account at ${site.productName} was requested with this address.`,
    heading: "Confirm your email",
    body: [
      asksPassword
        ? "Open the link, choose a password on the page, and your account is ready."
        : "Open the link, press the button on the page, and your account is ready. In a different browser from the one you registered with, you first choose a password on the page.",
      mailButton(link, "Confirm my email"),
      mailNote("The link works for 24 hours."),
      mailNote("If this was not you, do nothing: no account is created without the link."),
    ],
  });
}
