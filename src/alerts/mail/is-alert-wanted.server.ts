import type { Database } from "../../platform/database/tables.ts";
import { findSearchOfMail } from "../searches/list-saved-searches.server.ts";
import { mailKeyOf } from "./alert-links.ts";

/**
 * Whether a queued mail of a saved search may still be sent. Returns null for all other mail.
 *
 * @param wantsAlerts whether a person wants alerts at all
 */
export async function isAlertWanted(
  { unsubscribe = "" }: { unsubscribe?: string },
  { db, wantsAlerts }: { db: Database; wantsAlerts: (personId: string) => Promise<boolean> },
): Promise<boolean | null> {
  const key = mailKeyOf(unsubscribe);
  if (key === null) return null;
  const search = await findSearchOfMail(db, key);
  if (!search || search.deletedAt !== null || search.frequency === "off") return false;
  return wantsAlerts(search.personId);
}
