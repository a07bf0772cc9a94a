import type { Database } from "../../platform/database/tables.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import type { Mailer } from "../../platform/mail/mailer.server.ts";
import { mayMail } from "../settings/stored-settings.server.ts";
import {
  type Subscription,
  unsubscribeAddress,
  readUnsubscribeToken,
} from "../unsubscribe/unsubscribe-token.server.ts";
import type { Config } from "../../platform/config/config.ts";

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

export type PersonMailer = { mailer: Mailer; secret: string; config: Pick<Config, "publicUrl"> };

/** The address of a mail and the address that unsubscribes from its kind. */
type Addresses = { to: string; unsubscribe: string };

/**
 * Mails a person whose id is known, unless they have turned off the kind. The mail is sent if and only if the
 * transaction commits. Does nothing if the account has been deleted.
 */
export async function mailPerson(
  tx: Database,
  { mailer, secret, config }: PersonMailer,
  { write, ...subscription }: Subscription & { write: (addresses: Addresses) => Promise<OptionalMail> },
): Promise<void> {
  const user = await tx
    .selectFrom("users")
    .where("id", "=", subscription.personId)
    .select("email")
    .executeTakeFirst();
  if (!user) return;
  const unsubscribe = unsubscribeAddress(config, secret, subscription);
  const mail = await write({ to: user.email, unsubscribe });
  await sendIfWanted(mailer, mail, { ...subscription, db: tx });
}

/** The address for mail of a kind; null if the person does not want it or has no account any more. */
export async function wantedAddress(db: Database, { personId, kind }: Subscription): Promise<string | null> {
  if (!(await mayMail(db, personId, kind))) return null;
  const person = await db.selectFrom("users").where("id", "=", personId).select("email").executeTakeFirst();
  return person?.email ?? null;
}

/**
 * Whether a queued mail may still be sent, since the person may have turned its kind off meanwhile. Mandatory mail
 * always may. Mail with an unsubscribe address that this site can no longer read may not, because its reader could not
 * unsubscribe.
 */
export async function isStillWanted(
  { unsubscribe }: Pick<Mail, "unsubscribe">,
  { db, secret }: { db: Database; secret: string },
): Promise<boolean> {
  if (unsubscribe === undefined) return true;
  const token = URL.parse(unsubscribe)?.searchParams.get("token") ?? "";
  const subscription = readUnsubscribeToken(secret, token);
  return subscription !== null && (await mayMail(db, subscription.personId, subscription.kind));
}
