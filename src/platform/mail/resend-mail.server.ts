import type { Database } from "../database/tables.ts";
import { startTaskNow } from "../queue/waiting-tasks.server.ts";
import type { UnsentMail } from "./find-mails.server.ts";
import { mailTask, type Mailer } from "./mailer.server.ts";

/**
 * Sends a mail that has not left the site. A queued mail is tried immediately. A kept mail goes back into the queue,
 * and a site without a mail server keeps it again.
 *
 * @returns false when the mail no longer exists or is being sent at this moment
 */
export async function resendMail(
  db: Database,
  mail: UnsentMail,
  { mailer, now }: { mailer: Mailer; now: Date },
): Promise<boolean> {
  const { taskId, keptId } = mail;
  if (taskId !== undefined) return startTaskNow(db, mailTask, taskId, now);
  return db.transaction().execute(async (tx) => {
    const kept = await tx
      .deleteFrom("outbox_mails")
      .where("id", "=", keptId)
      .returningAll()
      .executeTakeFirst();
    if (!kept) return false;
    const { recipient, subject, html, plain, reply_to: replyTo, unsubscribe } = kept;
    await mailer.send(
      {
        to: recipient,
        subject,
        html,
        text: plain,
        ...(replyTo === null ? {} : { replyTo: { name: "", address: replyTo } }),
        ...(unsubscribe === null ? {} : { unsubscribe }),
      },
      { db: tx },
    );
    return true;
  });
}
