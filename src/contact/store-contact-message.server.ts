import { sql } from "kysely";
import type { Database } from "../platform/database/tables.ts";
import type { Mailer } from "../platform/mail/mailer.server.ts";
import { contactTopicLabels, type ContactMessage } from "./message-form.ts";
import { newReference } from "./new-reference.ts";
import { createHmac } from "node:crypto";
import { addressGroup } from "../platform/http/address-group.ts";
import { addressNetwork } from "../platform/http/address-network.ts";
import type { Mail } from "../platform/mail/mail.ts";
import { mailFacts, mailNote, mailQuote } from "../ui/mail/mail-parts.ts";
import { writeMail, type MailSite } from "../ui/mail/write-mail.server.ts";

/** @property retryAfter seconds until a message of this sender is accepted */
type StoreMessageResult =
  | { ok: true; reference: string }
  | { ok: false; reason: "too-many"; retryAfter: number };

type ContactForwarding = {
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
  return db.transaction().execute(async (tx) => {
    // Messages are stored one at a time, so that the limits hold.
    await sql`select pg_advisory_xact_lock(hashtext('contact messages'))`.execute(tx);
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

/**
 * Messages accepted within an hour. One sender or one network cannot use up the limit of everybody. When that limit is
 * reached, a network without messages in this hour is still accepted, up to `newcomers`, which protects the disk.
 */
export const hourlyLimits = { sender: 5, network: 20, everybody: 200, newcomers: 400 } as const;

const hour = 60 * 60 * 1000;

/** @property network, sender hashes that are valid for one day */
type ContactSender = { network: string; sender: string };

/**
 * Returns the seconds until a message of this sender is accepted, 0 if it is accepted now.
 *
 * @param recent the messages of the last hour, oldest first
 */
function secondsUntilAccepted(
  recent: readonly (ContactSender & { sentAt: Date })[],
  { network, sender }: ContactSender,
  now: Date,
): number {
  const ofNetwork = recent.filter((message) => message.network === network);
  const ofSender = ofNetwork.filter((message) => message.sender === sender);
  const limits = [
    { messages: ofSender, most: hourlyLimits.sender },
    { messages: ofNetwork, most: hourlyLimits.network },
    { messages: recent, most: ofNetwork.length === 0 ? hourlyLimits.newcomers : hourlyLimits.everybody },
  ];
  const waits = limits.map(({ messages, most }) => {
    // There is room again when this message is more than an hour old.
    const last = messages.at(-most);
    return last && messages.length >= most
      ? Math.ceil((last.sentAt.getTime() + hour - now.getTime()) / 1000)
      : 0;
  });
  return Math.max(...waits);
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
