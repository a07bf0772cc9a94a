import { createElement as h } from "react";
import { MailLayout } from "../../ui/mail/mail-layout.ts";
import { MailButton, MailHeading, MailLink, MailNote, MailParagraph } from "../../ui/mail/mail-parts.ts";
import { renderMail } from "../../ui/mail/render-mail.server.ts";

type Told = {
  site: { productName: string; publicUrl: string };
  to: string;
  /** Where the CV is seen, whole. */
  address: string;
  indexable: boolean;
  unsubscribe: string;
};

/** Word to the owner of a CV that anybody can see it now: the address to give out, and how to take it back. */
export async function writePublicCvMail({ site, to, address, indexable, unsubscribe }: Told) {
  const subject = "Your CV has an address";
  const written = await renderMail(
    h(
      MailLayout,
      {
        site,
        title: subject,
        preheader: "Anybody who has the address can see it.",
        reason: `You get this because you began to show a CV at ${site.productName}.`,
        unsubscribe,
      },
      h(MailHeading, null, "Your CV has an address"),
      h(
        MailParagraph,
        null,
        "Anybody who has it sees the CV you chose, always as it is now: ",
        h(MailLink, { href: address }, address),
      ),
      h(MailButton, { href: address }, "See what they see"),
      h(
        MailNote,
        null,
        indexable
          ? "Search engines may list it, as you chose."
          : "Search engines are asked to leave it out, as you chose.",
      ),
      h(
        MailNote,
        null,
        "To withdraw it, or to show another one: ",
        h(MailLink, { href: `${site.publicUrl}/cv-builder/public` }, "Public CV"),
        ".",
      ),
    ),
  );
  return { to, subject, ...written, unsubscribe };
}
