import type { Database } from "../../platform/database/tables.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import { mayMail } from "../settings/may-mail.server.ts";
import { readUnsubscribeToken } from "../unsubscribe/unsubscribe-token.server.ts";

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
