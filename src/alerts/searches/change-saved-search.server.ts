import type { Updateable } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import type { SavedSearchesTable } from "../alert-tables.ts";
import type { Frequency } from "./frequency.ts";
import { longestName } from "./saved-search.ts";

/** A saved search as its owner names it, or as a link in a mail does. */
export type WhichSearch = { personId: string; id: number } | { mailKey: string };

export type SearchChange =
  | { do: "edit"; name: string; frequency: Frequency }
  | { do: "frequency"; frequency: Frequency }
  | { do: "pause"; until: Date }
  | { do: "resume" }
  | { do: "delete"; now: Date }
  | { do: "restore" };

/** Changes a saved search. @returns false when there is none, or another person has it */
export async function changeSavedSearch(
  db: Database,
  which: WhichSearch,
  change: SearchChange,
): Promise<boolean> {
  const own = db.updateTable("saved_searches").set(valuesOf(change));
  const update =
    "mailKey" in which
      ? own.where("mail_key", "=", which.mailKey)
      : own.where("person_id", "=", which.personId).where("id", "=", which.id);
  const { numUpdatedRows } = await update.executeTakeFirst();
  return numUpdatedRows > 0n;
}

function valuesOf(change: SearchChange): Updateable<SavedSearchesTable> {
  switch (change.do) {
    case "edit":
      return { name: change.name.slice(0, longestName), frequency: change.frequency };
    case "frequency":
      return { frequency: change.frequency, paused_until: null };
    case "pause":
      return { paused_until: change.until };
    case "resume":
      return { paused_until: null };
    case "delete":
      return { deleted_at: change.now };
    case "restore":
      break;
  }
  return { deleted_at: null };
}

/** Milliseconds for which a deleted search can be restored. */
const restorable = 86_400_000;

/** Removes the searches that were deleted more than a day ago. */
export async function eraseDeletedSearches(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom("saved_searches")
    .where("deleted_at", "<", new Date(now.getTime() - restorable))
    .execute();
}
