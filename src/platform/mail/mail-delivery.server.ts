import type { Config } from "../config/config.ts";
import type { Database } from "../database/tables.ts";
import { keepInOutbox } from "./keep-in-outbox.server.ts";
import type { QueuedMail } from "./mailer.server.ts";
import { smtpDelivery } from "./smtp-delivery.server.ts";

export type Delivered =
  | { ok: true }
  /** `reason` is for the log. It contains no person, no subject and no text of the mail server. */
  | { ok: false; isPermanent: boolean; reason: string };

export type MailDelivery = {
  /**
   * @param id the same at every try of a mail, so that its Message-ID identifies a mail that arrives twice
   */
  deliver: (mail: QueuedMail, tried: { id: string; signal: AbortSignal }) => Promise<Delivered>;
  close: () => Promise<void>;
};

/**
 * Opens delivery by the mail server of `SMTP_URL`. Without one, mail goes into the outbox and does not leave the site.
 */
export function openMailDelivery({ config, db }: { config: Config; db: Database }): MailDelivery {
  if (config.smtp) return smtpDelivery({ smtp: config.smtp, from: config.mailFrom });
  return {
    async deliver(mail, { id }) {
      await keepInOutbox(db, mail, { task: id });
      return { ok: true };
    },
    close: () => Promise.resolve(),
  };
}
