import { createElement as h } from "react";
import type { Config } from "../../platform/config/config.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import { MailLayout } from "../../ui/mail/mail-layout.ts";
import { MailButton, MailHeading, MailLink, MailNote, MailParagraph } from "../../ui/mail/mail-parts.ts";
import { renderMail } from "../../ui/mail/render-mail.server.ts";

type Site = Pick<Config, "publicUrl" | "productName">;

/** What the owner of an account gets when somebody signs up with their address: the page itself must not tell. */
export async function writeAlreadyRegisteredMail(site: Site, to: string): Promise<Mail> {
  const subject = `You already have an account at ${site.productName}`;
  const recover = h(MailLink, { href: `${site.publicUrl}/auth/recover` }, "choose a new one");
  const written = await renderMail(
    h(
      MailLayout,
      {
        site,
        title: subject,
        preheader: "Somebody tried to register with your address.",
        reason: `You get this because an account at ${site.productName} was asked for with your address.`,
      },
      h(MailHeading, null, "You already have an account"),
      h(MailParagraph, null, "Somebody tried to register with your address. If it was you, sign in instead."),
      h(MailButton, { href: `${site.publicUrl}/auth` }, "Sign in"),
      h(MailParagraph, null, "If you have forgotten the password, ", recover, "."),
      h(MailNote, null, "If it was not you, there is nothing to do. Nothing has changed."),
    ),
  );
  return { to, subject, ...written };
}
