import { inTransaction } from "../platform/database/in-transaction.server.ts";
import type { Database } from "../platform/database/tables.ts";
import type { Mailer } from "../platform/mail/mailer.server.ts";
import type { ContactMessage } from "./message-form.server.ts";
import { hour, secondsUntilAccepted } from "./contact-limits.ts";
import { contactMail } from "./contact-mail.server.ts";
import { newReference } from "./new-reference.ts";
import { recogniseSender } from "./recognise-sender.server.ts";

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
