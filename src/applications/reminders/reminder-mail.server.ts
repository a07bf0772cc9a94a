import { mailButton, mailFacts } from "../../ui/mail/mail-parts.ts";
import { writeMail, type MailSite } from "../../ui/mail/write-mail.server.ts";

/** A reminder that is due, with the opening that it is about. */
export type DueReminder = {
  applicationId: string;
  text: string;
  when: string;
  title: string;
  company: string;
};

type ReminderMail = { to: string; reminders: readonly DueReminder[]; unsubscribe: string };

/** Writes the mail with the reminders of a person that are due. */
export function writeReminderMail(site: MailSite, { to, reminders, unsubscribe }: ReminderMail) {
  const [first] = reminders;
  const isOne = reminders.length === 1 && first !== undefined;
  return writeMail({
    site,
    to,
    subject: isOne ? `Reminder: ${first.text}, ${first.company}` : `${reminders.length} reminders`,
    preheader: isOne ? first.title : reminders.map(({ text }) => text).join(", "),
    reason: `You get this once, because you set ${isOne ? "this reminder" : "these reminders"} in your applications at ${site.productName}.`,
    unsubscribe,
    heading: isOne ? first.text : `${reminders.length} reminders`,
    body: [
      ...reminders.map(({ text, when, title, company }) =>
        mailFacts([
          ["To do", text],
          ["Application", `${title}, ${company}`],
          ["Due", when],
        ]),
      ),
      mailButton(
        isOne
          ? `${site.publicUrl}/applications/${first.applicationId}#reminders`
          : `${site.publicUrl}/applications`,
        isOne ? "Open the application" : "Open your board",
      ),
      "Mark it as done there, and the reminder leaves your board.",
    ],
  });
}
