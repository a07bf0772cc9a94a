import type { Database } from "../../platform/database/tables.ts";
import type { WaitingListLink } from "./waiting-list-token.server.ts";

/** Days after which an unconfirmed address is deleted. */
const daysToConfirm = 7;

/** Follows a link of a mail. Returns false when the address is not on the list, or no longer. */
export async function followWaitingListLink(
  db: Database,
  { purpose, id }: WaitingListLink,
  now: Date,
): Promise<boolean> {
  if (purpose === "leave") {
    // Leaving twice is not an error: mail programs and people both repeat it.
    await db.deleteFrom("waiting_list").where("id", "=", id).execute();
    return true;
  }
  const confirmed = await db
    .updateTable("waiting_list")
    .set((set) => ({ confirmed_at: set.fn.coalesce("confirmed_at", set.val(now)) }))
    .where("id", "=", id)
    .executeTakeFirst();
  return confirmed.numUpdatedRows > 0n;
}

/** Deletes addresses that were not confirmed in time. Returns their number. */
export async function deleteUnconfirmed(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - daysToConfirm * 24 * 60 * 60 * 1000);
  const deleted = await db
    .deleteFrom("waiting_list")
    .where("confirmed_at", "is", null)
    .where("mailed_at", "<", before)
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
