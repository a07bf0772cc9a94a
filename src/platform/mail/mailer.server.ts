import type { Clock } from "../clock/clock.ts";
import type { Database } from "../database/tables.ts";
import type { Tasks } from "../queue/tasks.server.ts";
import { isMailAddress } from "./mail-address.ts";
import type { Mail } from "./mail.ts";

/** The task that delivers; what it is given is a `QueuedMail`. */
export const mailTask = "send-mail";

/** A mail as it waits in the queue. */
export type QueuedMail = Mail & {
  /** When it was written, ISO 8601: its Date, however late it arrives. */
  written: string;
};

export type Mailer = {
  /**
   * Hands a mail over for delivery and returns, long before a mail server is asked. With `db` given the transaction
   * it belongs to: sent if and only if that commits. Throws when an address is not one, which callers have checked.
   *
   * @example await mailer.send({ to: person.email, subject, ...(await renderMail(element)) }, { db: tx });
   */
  send: (mail: Mail, within?: { db?: Database }) => Promise<void>;
};

/** How everybody sends mail: through the queue, which delivers and tries again. */
export function createMailer({ tasks, clock }: { tasks: Pick<Tasks, "enqueue">; clock: Clock }): Mailer {
  return {
    async send(mail, { db } = {}) {
      const { to, replyTo } = mail;
      // The address itself is personal and stays out of the message.
      if (!isMailAddress(to)) throw new Error("A mail is for one address.");
      if (replyTo && !isMailAddress(replyTo.address)) throw new Error("A mail is answered to one address.");
      const queued: QueuedMail = { ...mail, written: clock().toISOString() };
      await tasks.enqueue(mailTask, queued, db && { db });
    },
  };
}
