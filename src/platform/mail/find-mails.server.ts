import type { Database } from "../database/tables.ts";
import { listWaitingTasks } from "../queue/waiting-tasks.server.ts";
import { mailTask, type QueuedMail } from "./mailer.server.ts";

/** A mail that has not left the site: it waits in the queue, or was kept because there is no mail server. */
export type UnsentMail = {
  /** "queued-3f2a91c0" or "kept-12": the name that the operator uses for it. */
  name: string;
  to: string;
  subject: string;
  state: "waiting" | "sending" | "retrying" | "kept";
  written: Date;
  /** Number of failed tries. */
  tries: number;
} & ({ taskId: string; keptId?: never } | { keptId: number; taskId?: never });

const taskStates = { created: "waiting", active: "sending", retry: "retrying" } as const;

/** Lists queued mails, the oldest first, then kept mails, the newest first. Never includes their text. */
export async function findMails(db: Database, limit: number): Promise<UnsentMail[]> {
  const tasks = await listWaitingTasks(db, mailTask, limit);
  const queued = tasks.map(({ id, state, data, tries }): UnsentMail => {
    const { to, subject, written } = data as QueuedMail;
    return {
      name: queuedName(id),
      to,
      subject,
      state: taskStates[state],
      written: new Date(written),
      tries,
      taskId: id,
    };
  });
  const kept = await db
    .selectFrom("outbox_mails")
    .select(["id", "recipient", "subject", "written_at"])
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return [
    ...queued,
    ...kept.map(({ id, recipient, subject, written_at }): UnsentMail => {
      return {
        name: `kept-${id}`,
        to: recipient,
        subject,
        state: "kept",
        written: written_at,
        tries: 0,
        keptId: id,
      };
    }),
  ].slice(0, limit);
}

function queuedName(id: string): string {
  return `queued-${id.slice(0, 8)}`;
}
