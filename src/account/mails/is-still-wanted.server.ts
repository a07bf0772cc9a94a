import type { Database } from "../../platform/database/tables.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import { mayMail } from "../settings/may-mail.server.ts";
import { readUnsubscribeToken } from "../unsubscribe/unsubscribe-token.server.ts";

/**
 * Whether a mail that waited in the queue may still go: its kind may have been turned off meanwhile. What everybody
 * has to get always may. Mail of a kind that could not be ended by its reader, because this site cannot read its
 * address any more, may not.
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
