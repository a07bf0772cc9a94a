import type { Database } from "../database/tables.ts";
import type { Tasks } from "../queue/tasks.server.ts";
import { keepInOutbox } from "./keep-in-outbox.server.ts";
import { mailTask } from "./mailer.server.ts";
import type { QueuedMail } from "./mailer.server.ts";

/** What delivers mail in the background. */
export function defineMailDelivery(tasks: Tasks, { db }: { db: Database }): void {
  tasks.define(mailTask, {}, async ({ id, data }) => {
    await keepInOutbox(db, data as QueuedMail, { task: id });
  });
}
