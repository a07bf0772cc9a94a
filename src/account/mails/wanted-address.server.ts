import type { Database } from "../../platform/database/tables.ts";
import { mayMail } from "../settings/may-mail.server.ts";
import type { Subscription } from "../unsubscribe/unsubscribe-token.server.ts";

/** The address for mail of a kind; null if the person does not want it or has no account any more. */
export async function wantedAddress(db: Database, { personId, kind }: Subscription): Promise<string | null> {
  if (!(await mayMail(db, personId, kind))) return null;
  const person = await db.selectFrom("users").where("id", "=", personId).select("email").executeTakeFirst();
  return person?.email ?? null;
}
