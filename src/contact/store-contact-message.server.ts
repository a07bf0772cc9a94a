import type { Database } from "../platform/database/tables.ts";
import type { Mailer } from "../platform/mail/mailer.server.ts";
import type { ContactMessage } from "./contact-form.ts";
import { contactMail } from "./contact-mail.server.ts";
import "./contact-tables.ts";
import { newReference } from "./new-reference.ts";
import { recogniseSender } from "./recognise-sender.server.ts";

/** Messages accepted within an hour: from one sender, and from all, so that a flood cannot fill the disk. */
export const hourlyLimits = { sender: 5, everybody: 200 } as const;

const hour = 60 * 60 * 1000;

export type StoredContact = { ok: true; reference: string } | { ok: false; reason: "too-many" };

export type ContactForwarding = {
  mailer: Mailer;
  /** Who answers messages. */
  to: string;
  site: { productName: string; publicUrl: string };
};

/**
 * Stores a message, and with `forward` mails it to whoever answers, unless its sender or everybody together has sent too many within the last hour.
 *
 * @param random bytes nobody can foresee, for the reference and the key of the day
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
): Promise<StoredContact> {
  const reference = newReference(random);
  const mail = forward && (await contactMail(message, { ...forward, reference }));
  return db.transaction().execute(async (tx) => {
    const sender = await recogniseSender(tx, { clientAddress, now, random });
    const recent = await tx
      .selectFrom("contact_messages")
      .where("sent_at", ">", new Date(now.getTime() - hour))
      .select((select) => [
        select.fn.countAll<number>().as("everybody"),
        select.fn.count<number>(select.lit(1)).filterWhere("sender", "=", sender).as("sender"),
      ])
      .executeTakeFirstOrThrow();
    if (recent.sender >= hourlyLimits.sender || recent.everybody >= hourlyLimits.everybody) {
      return { ok: false, reason: "too-many" } as const;
    }
    await tx
      .insertInto("contact_messages")
      .values({ ...message, reference, sent_at: now, sender })
      .execute();
    if (mail) await forward.mailer.send(mail, { db: tx });
    return { ok: true, reference } as const;
  });
}
