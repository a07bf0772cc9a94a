import type { Tasks } from "../queue/tasks.server.ts";
import type { MailDelivery } from "./mail-delivery.server.ts";
import type { Mail } from "./mail.ts";
import { mailTask } from "./mailer.server.ts";
import type { QueuedMail } from "./mailer.server.ts";
import { connections } from "./smtp-delivery.server.ts";

const minute = 60;
const hour = 60 * minute;

/** After a minute, then after twice as long each time: given up after some ten hours. */
const patience = { retries: 10, pause: { first: minute, longest: 4 * hour } };

const usual = { concurrency: connections, timeout: 3 * minute, forget: true };

/** The queue of mail for a process that hands mail over and leaves the delivery to the site. */
export function defineMailQueue(tasks: Tasks): void {
  tasks.define(mailTask, { ...patience, ...usual }, () =>
    Promise.reject(new Error("The site delivers mail.")),
  );
}

/**
 * What delivers mail in the background. The log tells that a mail could not be delivered, never whose or which.
 *
 * @param isWanted asked before each try: mail that waits may be unwanted by the time it goes
 * @param retrying for tests, which cannot wait
 */
export function defineMailTask(
  tasks: Tasks,
  { deliver, isWanted }: Pick<MailDelivery, "deliver"> & { isWanted: (mail: Mail) => Promise<boolean> },
  retrying = patience,
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
