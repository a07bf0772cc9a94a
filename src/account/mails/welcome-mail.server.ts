import { mailButton, mailLink, mailParagraph, mailStrong } from "../../ui/mail/mail-parts.ts";
import { writeMail, type MailSite } from "../../ui/mail/write-mail.server.ts";
import type { OptionalMail } from "./optional-mail.server.ts";

/** The welcome mail: lists the features that exist today, with their addresses. */
export function writeWelcomeMail(site: MailSite, to: string, unsubscribe: string): Promise<OptionalMail> {
  const linkTo = (path: string, words: string) => mailLink(site.publicUrl + path, words);
  return writeMail({
    site,
    to,
    subject: `Your ${site.productName} account is ready`,
    preheader: "What it does for you, and where to find it.",
    reason: `You get this once, because you confirmed this address for your account at ${site.productName}.`,
    unsubscribe,
    heading: "Your account is ready",
    body: [
      mailParagraph(
        mailStrong("Your CVs, on every device."),
        " CVs you wrote without an account move into it when you sign in from the same browser.",
      ),
      mailParagraph(
        mailStrong("One at your own address,"),
        " if you want to publish it: ",
        linkTo("/cv-builder/public", "choose it"),
        ", and withdraw it at any time.",
      ),
      mailParagraph(
        mailStrong("Extra security."),
        " Two-step sign-in and passkeys are under ",
        linkTo("/settings/security", "Security"),
        ", and what we email you about is under ",
        linkTo("/settings?tab=notifications", "Notifications"),
        ".",
      ),
      mailParagraph(
        mailStrong("Your data is yours."),
        " Your ",
        linkTo("/profile", "profile"),
        " page exports everything as one file, and can delete the account.",
      ),
      mailButton(
        `${site.publicUrl}/auth?${new URLSearchParams({ returnUrl: "/cv-builder" })}`,
        "Write your CV",
      ),
    ],
  });
}
