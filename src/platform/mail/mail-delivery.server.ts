import { createTransport } from "nodemailer";
import { isLoopback } from "../http/loopback.ts";
import { oneLine, type Mailbox } from "../config/mail-address.ts";
import type { SmtpAddress } from "../config/smtp-address.ts";
import type { Config } from "../config/config.ts";
import type { Database } from "../database/tables.ts";
import type { QueuedMail } from "./mailer.server.ts";

/** The number of mails kept. Older ones are deleted. */
export const outboxLimit = 200;

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

/** Connections open at once. Each sends its mails one after the other. */
export const connections = 3;

const seconds = 1_000;

/** Delivery to a mail server over a few connections, which stay open for a while. */
export function smtpDelivery({ smtp, from }: { smtp: SmtpAddress; from: Mailbox }): MailDelivery {
  const isLocal = isLoopback(smtp.host);
  const transport = createTransport({
    pool: true,
    maxConnections: connections,
    maxRequeues: 0,
    idleTimeout: 30 * seconds,
    host: smtp.host,
    port: smtp.port,
    secure: smtp.encrypted,
    // A password never crosses a network unencrypted. On this machine, certificates are seldom genuine.
    requireTLS: smtp.login !== undefined && !isLocal,
    ignoreTLS: isLocal && !smtp.encrypted,
    ...(smtp.login ? { auth: smtp.login } : {}),
    connectionTimeout: 20 * seconds,
    greetingTimeout: 20 * seconds,
    dnsTimeout: 20 * seconds,
    socketTimeout: 60 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
  });

  return {
    async deliver(mail, { id, signal }) {
      try {
        await transport.sendMail({ ...message(mail, { id, from }), signal });
        return { ok: true };
      } catch (error) {
        return refusal(error);
      }
    },
    close() {
      // The tasks of running deliveries were already told to stop.
      transport.close({ force: true });
      return Promise.resolve();
    },
  };
}

function message(mail: QueuedMail, { id, from }: { id: string; from: Mailbox }) {
  const { replyTo } = mail;
  return {
    messageId: `<${id}@${from.address.split("@")[1]}>`,
    date: new Date(mail.written),
    from: { name: oneLine(from.name), address: from.address },
    to: { name: "", address: mail.to },
    ...(replyTo ? { replyTo: { name: oneLine(replyTo.name), address: replyTo.address } } : {}),
    subject: oneLine(mail.subject),
    html: mail.html,
    text: mail.text,
    headers: {
      // Keeps holiday notices from answering (RFC 3834).
      "Auto-Submitted": "auto-generated",
      ...(mail.unsubscribe
        ? {
            "List-Unsubscribe": `<${oneLine(mail.unsubscribe)}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          }
        : {}),
    },
  };
}

/** A refusal is permanent only if the server says so about this mail, not about the login or the connection. */
const aboutThisMail = /^(MAIL FROM|RCPT TO|DATA)/;

function refusal(error: unknown): Delivered {
  const { code, responseCode, command, permanent } = error as Partial<Record<string, unknown>>;
  const isPermanent = permanent === true && aboutThisMail.test(String(command));
  const parts = [code, responseCode, command].filter((part) => part !== undefined && part !== "");
  return { ok: false, isPermanent, reason: parts.join(" ") || "no code" };
}

/** Delivery without a mail server: stores the mail for `/dev/outbox`. */
export async function keepInOutbox(
  db: Database,
  mail: QueuedMail,
  { task, keep = outboxLimit }: { task: string; keep?: number },
): Promise<void> {
  const { to, subject, html, text, replyTo, unsubscribe = null } = mail;
  await db
    .insertInto("outbox_mails")
    .values({
      task,
      recipient: to,
      subject,
      html,
      plain: text,
      reply_to: replyTo?.address ?? null,
      unsubscribe,
      written_at: new Date(mail.written),
    })
    .onConflict((conflict) => conflict.column("task").doNothing())
    .execute();
  await db
    .deleteFrom("outbox_mails")
    .where("id", "<=", (select) =>
      select.selectFrom("outbox_mails").select("id").orderBy("id", "desc").offset(keep).limit(1),
    )
    .execute();
}
