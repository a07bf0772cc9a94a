import { readInPortions } from "../database/read-in-portions.ts";
import type { Database } from "../database/tables.ts";
import { deleteTasks, readTasks } from "../queue/tasks-of-person.server.ts";
import { mailTask, type QueuedMail } from "./mailer.server.ts";

/** A person's mail: in the queue until it is delivered, and in the outbox of a site without a mail server. */
export const mailData = {
  name: "mail",
  holds:
    "Mail this site has written to you and still has: what waits to be delivered, and what was kept in place of sending it.",

  async *export(db: Database, { email }: { email: string }): AsyncGenerator {
    yield* readInPortions((after, most) =>
      db
        .selectFrom("outbox_mails")
        .where("recipient", "=", email)
        .where("id", ">", after)
        .select(["id", "subject", "plain as text", "written_at as written"])
        .orderBy("id")
        .limit(most)
        .execute(),
    );
    const queued = (await readTasks(db, mailTask, { field: "to", value: email })) as QueuedMail[];
    for (const { subject, text, written } of queued) yield { subject, text, written };
  },

  async erase(tx: Database, { email }: { email: string }) {
    await tx
      .deleteFrom("outbox_mails")
      .where((where) => {
        const isTheirs = (column: "recipient" | "reply_to") =>
          where(where.fn<string>("lower", [column]), "=", email.toLowerCase());
        return where.or([isTheirs("recipient"), isTheirs("reply_to")]);
      })
      .execute();
    await deleteTasks(tx, mailTask, { field: "to", value: email });
    // A message from the contact form to the operator that is still queued.
    await deleteTasks(tx, mailTask, { field: "replyTo.address", value: email });
  },
};
