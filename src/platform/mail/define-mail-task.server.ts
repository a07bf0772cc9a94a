import type { Tasks } from "../queue/tasks.server.ts";
import type { MailDelivery } from "./mail-delivery.server.ts";
import type { Mail } from "./mail.ts";
import { mailTask } from "./mailer.server.ts";
import type { QueuedMail } from "./mailer.server.ts";
import { connections } from "./mail-delivery.server.ts";

const minute = 60;
const hour = 60 * minute;

/**
 * The first retry is after a minute, and each further pause is twice as long. Mail is given up after some ten hours.
 */
const retryPolicy = { retries: 10, pause: { first: minute, longest: 4 * hour } };

const usual = { concurrency: connections, timeout: 3 * minute, forget: true };

/** Defines the mail queue for a process that only enqueues mail and leaves the delivery to the site. */
export function defineMailQueue(tasks: Tasks): void {
  tasks.define(mailTask, { ...retryPolicy, ...usual }, () =>
    Promise.reject(new Error("The site delivers mail.")),
  );
}

/**
 * Defines the task that delivers mail in the background. The log tells that a mail could not be delivered, but not
 * which one or to whom.
 *
 * @param isWanted asked before each try, because a waiting mail may become unwanted
 * @param retrying shorter pauses, for tests
 */
export function defineMailTask(
  tasks: Tasks,
  { deliver, isWanted }: Pick<MailDelivery, "deliver"> & { isWanted: (mail: Mail) => Promise<boolean> },
  retrying = retryPolicy,
): void {
  tasks.define(mailTask, { ...retrying, ...usual }, async ({ id, data, signal, log, isLastTry }) => {
    const mail = data as QueuedMail;
    if (!(await isWanted(mail))) return log.info({ mail: id }, "a mail was not wanted any more");
    const delivered = await deliver(mail, { id, signal });
    if (delivered.ok) return;
    const { isPermanent, reason } = delivered;
    if (!isPermanent && !isLastTry) throw new Error(`The mail server did not take a mail (${reason}).`);
    log.error({ mail: id, reason }, isPermanent ? "a mail was refused for good" : "a mail was given up");
  });
}
