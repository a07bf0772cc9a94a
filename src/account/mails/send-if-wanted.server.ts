import type { Database } from "../../platform/database/tables.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import type { Mailer } from "../../platform/mail/mailer.server.ts";
import { mayMail } from "../settings/may-mail.server.ts";
import type { Subscription } from "../unsubscribe/unsubscribe-token.server.ts";

/** A mail that people can turn off. It always carries the address that unsubscribes from its kind. */
export type OptionalMail = Mail & { unsubscribe: string };

/**
 * Sends a mail unless the person has turned off its kind. All optional mail is sent through this function.
 *
 * @example
 * const unsubscribe = unsubscribeAddress(config, secret, { personId, kind: "notifications" });
 * const mail = await writeWelcomeMail(config, email, unsubscribe);
 * await sendIfWanted(mailer, mail, { personId, kind: "notifications", db: tx });
 */
export async function sendIfWanted(
  mailer: Mailer,
  mail: OptionalMail,
  { personId, kind, db }: Subscription & { db: Database },
): Promise<void> {
  if (await mayMail(db, personId, kind)) await mailer.send(mail, { db });
}
