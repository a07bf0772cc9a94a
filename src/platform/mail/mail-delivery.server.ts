import type { Config } from "../config/config.ts";
import type { Database } from "../database/tables.ts";
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
