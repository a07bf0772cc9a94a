import type { Database } from "../database/tables.ts";
import type { QueuedMail } from "./mailer.server.ts";

/** The number of mails kept. Older ones are deleted. */
export const outboxLimit = 200;

/** Delivery without a mail server: stores the mail for `/dev/outbox`. */
export async function keepInOutbox(
  db: Database,
  mail: QueuedMail,
  { task, keep = outboxLimit }: { task: string; keep?: number },
): Promise<void> {
  const { to, subject, html, text, replyTo, unsubscribe = null } = mail;
  await db
    .insertInto("outbox_mails")
    .values({
      task,
      recipient: to,
      subject,
      html,
      plain: text,
      reply_to: replyTo?.address ?? null,
      unsubscribe,
      written_at: new Date(mail.written),
    })
    .onConflict((conflict) => conflict.column("task").doNothing())
    .execute();
  await db
    .deleteFrom("outbox_mails")
    .where("id", "<=", (select) =>
      select.selectFrom("outbox_mails").select("id").orderBy("id", "desc").offset(keep).limit(1),
    )
    .execute();
}
