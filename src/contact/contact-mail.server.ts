import type { Mail } from "../platform/mail/mail.ts";
import { mailFacts, mailNote, mailQuote } from "../ui/mail/mail-parts.ts";
import { writeMail, type MailSite } from "../ui/mail/write-mail.server.ts";
import type { ContactMessage } from "./message-form.server.ts";
import { contactTopicLabels } from "./contact-topics.ts";

/** Writes the mail that passes a message on to the operator. A reply goes to the sender. */
export async function contactMail(
  message: ContactMessage,
  { to, reference, site }: { to: string; reference: string; site: MailSite },
): Promise<Mail> {
  const topic = contactTopicLabels[message.topic];
  const written = await writeMail({
    site,
    to,
    subject: `${topic} (${reference})`,
    title: topic,
    preheader: message.message.slice(0, 120),
    reason: "You get this because your address is the CONTACT_EMAIL of this site.",
    heading: topic,
    body: [
      mailFacts([
        ["Reference", reference],
        ["From", message.name ? `${message.name}, ${message.email}` : message.email],
      ]),
      mailQuote(message.message),
      mailNote("Your answer goes to the sender."),
    ],
  });
  return { ...written, replyTo: { name: message.name, address: message.email } };
}
