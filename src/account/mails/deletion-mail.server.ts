import { createElement as h } from "react";
import type { Config } from "../../platform/config/config.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import { MailLayout } from "../../ui/mail/mail-layout.ts";
import { MailButton, MailHeading, MailNote, MailParagraph } from "../../ui/mail/mail-parts.ts";
import { renderMail } from "../../ui/mail/render-mail.server.ts";

type Site = Pick<Config, "publicUrl" | "productName">;

/** The mail whose link leads to the page that deletes an account. */
export async function writeDeletionMail(site: Site, to: string, link: string): Promise<Mail> {
  const subject = `Delete your ${site.productName} account?`;
  const written = await renderMail(
    h(
      MailLayout,
      {
        site,
        title: subject,
        preheader: "Nothing is deleted until you confirm it.",
        reason: `You get this because somebody who knows your password asked for your account at ${site.productName} to be deleted.`,
      },
      h(MailHeading, null, "Delete your account?"),
      h(
        MailParagraph,
        null,
        "Open the link and press the button on the page. Then the account and everything kept with it is gone, for good.",
      ),
      h(MailButton, { href: link }, "Go on to delete"),
      h(MailNote, null, "The link works for one hour. Do nothing, and nothing is deleted."),
      h(MailNote, null, "If this was not you, choose a new password: somebody else knows the one you have."),
    ),
  );
  return { to, subject, ...written };
}
