import { mailButton, mailLink, mailNote, mailParagraph } from "../../ui/mail/mail-parts.ts";
import { writeMail } from "../../ui/mail/write-mail.server.ts";

type Told = {
  site: { productName: string; publicUrl: string };
  to: string;
  /** Full URL of the public CV. */
  address: string;
  indexable: boolean;
  unsubscribe: string;
};

/** Writes the mail that tells the owner that their CV is public: its address, and how to withdraw it. */
export function writePublicCvMail({ site, to, address, indexable, unsubscribe }: Told) {
  return writeMail({
    site,
    to,
    subject: "Your CV is public",
    preheader: "Anyone with the link can see it.",
    reason: `You get this because you published a CV at ${site.productName}.`,
    unsubscribe,
    heading: "Your CV is public",
    body: [
      mailParagraph(
        "Anyone with this link sees the CV that you chose, with your latest changes: ",
        mailLink(address, address),
      ),
      mailButton(address, "See what they see"),
      mailNote(
        indexable
          ? "Search engines may list it, as you chose."
          : "Search engines are asked to leave it out, as you chose.",
      ),
      mailNote(
        "To withdraw it, or to show another one: ",
        mailLink(`${site.publicUrl}/cv-builder/public`, "Public CV"),
        ".",
      ),
    ],
  });
}
