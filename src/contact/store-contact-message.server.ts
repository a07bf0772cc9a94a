import { inTransaction } from "../platform/database/in-transaction.server.ts";
import type { Database } from "../platform/database/tables.ts";
import type { Mailer } from "../platform/mail/mailer.server.ts";
import type { ContactMessage } from "./message-form.server.ts";
import { hour, secondsUntilAccepted, type ContactSender } from "./contact-limits.ts";
import { newReference } from "./new-reference.ts";
import type { Mail } from "../platform/mail/mail.ts";
import { mailFacts, mailNote, mailQuote } from "../ui/mail/mail-parts.ts";
import { writeMail, type MailSite } from "../ui/mail/write-mail.server.ts";
import { contactTopicLabels } from "./contact-topics.ts";
import { createHmac } from "node:crypto";
import { addressGroup } from "../platform/http/address-group.ts";
import { addressNetwork } from "../platform/http/address-network.ts";

/** @property retryAfter seconds until a message of this sender is accepted */
export type StoreMessageResult =
  | { ok: true; reference: string }
  | { ok: false; reason: "too-many"; retryAfter: number };

export type ContactForwarding = {
  mailer: Mailer;
  /** Address of the operator who answers messages. */
  to: string;
  site: { productName: string; publicUrl: string };
};

/**
 * Stores a message, and mails it to the operator if `forward` is given, unless a limit of the last hour is reached.
 *
 * @param random source of unpredictable bytes, for the reference and the key of the day
 */
export async function storeContactMessage(
  db: Database,
  message: ContactMessage,
  {
    clientAddress,
    now,
    random,
    forward,
  }: {
    clientAddress: string;
    now: Date;
    random: (bytes: number) => Uint8Array;
    forward?: ContactForwarding | undefined;
  },
): Promise<StoreMessageResult> {
  const reference = newReference(random);
  const mail = forward && (await contactMail(message, { ...forward, reference }));
  return inTransaction(db, "contact messages", async (tx) => {
    const from = await recogniseSender(tx, { clientAddress, now, random });
    const retryAfter = secondsUntilAccepted(await readRecent(tx, now), from, now);
    if (retryAfter > 0) return { ok: false, reason: "too-many", retryAfter } as const;
    await tx
      .insertInto("contact_messages")
      .values({ ...message, reference, sent_at: now, sender: `${from.network}.${from.sender}` })
      .execute();
    if (mail) await forward.mailer.send(mail, { db: tx });
    return { ok: true, reference } as const;
  });
}

async function readRecent(tx: Database, now: Date) {
  const rows = await tx
    .selectFrom("contact_messages")
    .where("sent_at", ">", new Date(now.getTime() - hour))
    .select(["sender", "sent_at"])
    .orderBy("sent_at")
    .execute();
  return rows.map((row) => {
    const [network = "", sender = ""] = row.sender.split(".");
    return { network, sender, sentAt: row.sent_at };
  });
}

/** Writes the mail that passes a message on to the operator. A reply goes to the sender. */
async function contactMail(
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

/**
 * Returns identifiers for a sender and their network that are valid for one day: hashes of the network address with a
 * random key. A new key replaces the old one every day, so that no one, including the operator, can tell who wrote
 * which message.
 */
async function recogniseSender(
  tx: Database,
  { clientAddress, now, random }: { clientAddress: string; now: Date; random: (bytes: number) => Uint8Array },
): Promise<ContactSender> {
  const day = now.toISOString().slice(0, 10);
  await tx.deleteFrom("contact_sender_keys").where("day", "!=", day).execute();
  await tx
    .insertInto("contact_sender_keys")
    .values({ day, key: Buffer.from(random(32)).toString("base64") })
    .onConflict((conflict) => conflict.column("day").doNothing())
    .execute();
  const { key } = await tx
    .selectFrom("contact_sender_keys")
    .where("day", "=", day)
    .select("key")
    .executeTakeFirstOrThrow();
  const hash = (text: string) => createHmac("sha256", key).update(text).digest("base64url");
  return {
    network: hash(`network ${addressNetwork(clientAddress)}`),
    sender: hash(`sender ${addressGroup(clientAddress)}`),
  };
}
