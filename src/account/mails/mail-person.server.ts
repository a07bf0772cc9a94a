import type { Config } from "../../platform/config/config.ts";
import type { Database } from "../../platform/database/tables.ts";
import type { Mailer } from "../../platform/mail/mailer.server.ts";
import { unsubscribeAddress, type Subscription } from "../unsubscribe/unsubscribe-token.server.ts";
import { sendIfWanted, type OptionalMail } from "./send-if-wanted.server.ts";

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
