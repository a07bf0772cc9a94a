import { mailButton, mailLink, mailParagraph, mailStrong } from "../../ui/mail/mail-parts.ts";
import { writeMail } from "../../ui/mail/write-mail.server.ts";

/** A contact to get in touch with. @property step empty if it is only time to keep in touch */
export type DueContact = { id: string; name: string; company: string; step: string };

type DueMail = {
  site: { productName: string; publicUrl: string };
  to: string;
  due: readonly DueContact[];
  unsubscribe: string;
};

/** Maximum number of people in a mail. */
const maxNamed = 20;

/** Writes the mail about people whose next step is due. */
export function writeContactsDueMail({ site, to, due, unsubscribe }: DueMail) {
  const [first] = due;
  const subject =
    due.length === 1 && first
      ? `${stepText(first)}: ${first.name}`
      : `${due.length} people are waiting to hear from you`;
  const rest = due.length - maxNamed;
  return writeMail({
    site,
    to,
    subject: subject.slice(0, 200),
    preheader: "The next steps that you set for today.",
    reason: `You get this because you set next steps for people in your network at ${site.productName}.`,
    unsubscribe,
    heading: "Due today",
    body: [
      ...due
        .slice(0, maxNamed)
        .map(({ id, name, company, step }) =>
          mailParagraph(
            mailLink(`${site.publicUrl}/contacts/${id}`, name),
            company === "" ? "" : `, ${company}`,
            ": ",
            mailStrong(stepText({ step })),
          ),
        ),
      ...(rest > 0 ? [`And ${rest} more.`] : []),
      mailButton(`${site.publicUrl}/contacts`, "See everybody who is due"),
    ],
  });
}

function stepText({ step }: Pick<DueContact, "step">): string {
  return step === "" ? "Time to get in touch" : step;
}
