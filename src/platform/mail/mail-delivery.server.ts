import type { Config } from "../config/config.ts";
import type { Database } from "../database/tables.ts";
import type { Logger } from "../log/log.ts";
import { keepInOutbox } from "./keep-in-outbox.server.ts";
import type { QueuedMail } from "./mailer.server.ts";
import { smtpDelivery } from "./smtp-delivery.server.ts";

export type Delivered =
  | { ok: true }
  /** `reason` is for the log: it names no person, no subject and nothing the mail server said in words. */
  | { ok: false; isPermanent: boolean; reason: string };

export type MailDelivery = {
  /**
   * @param id the same whenever this mail is tried again: a mail that arrives twice can be known by its Message-ID
   */
  deliver: (mail: QueuedMail, tried: { id: string; signal: AbortSignal }) => Promise<Delivered>;
  close: () => Promise<void>;
};

/** How this site's mail leaves it: by the mail server of `SMTP_URL`, or without one not at all, into the outbox. */
export function openMailDelivery(from: { config: Config; db: Database; log: Logger }): MailDelivery {
  const { config, db, log } = from;
  if (config.smtp) return smtpDelivery({ smtp: config.smtp, from: config.mailFrom });
  const outbox = `${config.publicUrl}/dev/outbox`;
  if (config.mode === "development") {
    log.info(`Mail is not sent, since SMTP_URL is not set. It is kept at ${outbox}`);
  } else {
    log.warn(
      "Mail is kept and not sent, since SMTP_URL is not set: nobody can confirm an address or recover an account.",
    );
  }
  return {
    async deliver(mail, { id }) {
      await keepInOutbox(db, mail, { task: id });
      return { ok: true };
    },
    close: () => Promise.resolve(),
  };
}
