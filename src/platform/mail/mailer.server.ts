import type { Clock } from "../clock/clock.ts";
import type { Database } from "../database/tables.ts";
import type { Tasks } from "../queue/tasks.server.ts";
import { isMailAddress } from "../config/mail-address.ts";
import type { Mail } from "./mail.ts";

/** Name of the task that delivers mail. Its data is a `QueuedMail`. */
export const mailTask = "send-mail";

export type QueuedMail = Mail & {
  /** When it was written, in ISO 8601. This becomes its Date header, however late it arrives. */
  written: string;
};

export type Mailer = {
  /**
   * Enqueues a mail and returns before any mail server is contacted. With `db` set to a transaction, the mail is sent
   * if and only if that commits. Throws on an invalid address, which callers must check first.
   *
   * @example await mailer.send({ to: person.email, subject, ...(await renderMail(element)) }, { db: tx });
   */
  send: (mail: Mail, within?: { db?: Database }) => Promise<void>;
};

/** Creates the one way to send mail: the queue, which delivers and retries. */
export function createMailer({ tasks, clock }: { tasks: Pick<Tasks, "enqueue">; clock: Clock }): Mailer {
  return {
    async send(mail, { db } = {}) {
      const { to, replyTo } = mail;
      // The address is personal, so the message does not include it.
      if (!isMailAddress(to)) throw new Error("A mail is for one address.");
      if (replyTo && !isMailAddress(replyTo.address)) throw new Error("A mail is answered to one address.");
      const queued: QueuedMail = { ...mail, written: clock().toISOString() };
      await tasks.enqueue(mailTask, queued, db && { db });
    },
  };
}
