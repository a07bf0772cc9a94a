import { createTransport } from "nodemailer";
import { isLoopback } from "../http/loopback.ts";
import { oneLine } from "./mail-address.ts";
import type { Mailbox } from "./mail-address.ts";
import type { Delivered, MailDelivery } from "./mail-delivery.server.ts";
import type { QueuedMail } from "./mailer.server.ts";
import type { SmtpAddress } from "./smtp-address.ts";

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
