import { createElement as h } from "react";
import type { Config } from "../../platform/config/config.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import { MailLayout } from "../../ui/mail/mail-layout.ts";
import { MailButton, MailHeading, MailNote, MailParagraph } from "../../ui/mail/mail-parts.ts";
import { renderMail } from "../../ui/mail/render-mail.server.ts";

type Site = Pick<Config, "publicUrl" | "productName">;

/** Word to the owner of an account that its password is another one now. */
export async function writePasswordChangedMail(site: Site, to: string): Promise<Mail> {
  const subject = `Your ${site.productName} password was changed`;
  const written = await renderMail(
    h(
      MailLayout,
      {
        site,
        title: subject,
        preheader: "If it was you, there is nothing to do.",
        reason: `You get this because the password of your account at ${site.productName} was changed.`,
      },
      h(MailHeading, null, "Your password was changed"),
      h(MailParagraph, null, "If it was you, there is nothing to do. Other devices have been signed out."),
      h(MailParagraph, null, "If it was not you, choose a new one at once."),
      h(MailButton, { href: `${site.publicUrl}/auth/recover` }, "Choose a new password"),
      h(MailNote, null, "If somebody else can read your mail, change the password of your mailbox first."),
    ),
  );
  return { to, subject, ...written };
}
