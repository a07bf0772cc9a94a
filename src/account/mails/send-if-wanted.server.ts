import type { Database } from "../../platform/database/tables.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import type { Mailer } from "../../platform/mail/mailer.server.ts";
import { mayMail } from "../settings/may-mail.server.ts";
import type { Subscription } from "../unsubscribe/unsubscribe-token.server.ts";

/** Mail that people may do without: it always carries the address that ends its kind. */
export type OptionalMail = Mail & { unsubscribe: string };

/**
 * Sends somebody mail of a kind unless they have turned that kind off. The only way such mail leaves the site.
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
