import type { Database } from "../../platform/database/tables.ts";
import { savedSearchColumns } from "./saved-search-columns.ts";
import type { SavedSearch } from "./saved-search.ts";

/** Lists the saved searches of a person, the latest first, without deleted ones. */
export function listSavedSearches(db: Database, personId: string): Promise<SavedSearch[]> {
  return db
    .selectFrom("saved_searches")
    .where("person_id", "=", personId)
    .where("deleted_at", "is", null)
    .select(savedSearchColumns)
    .orderBy("id", "desc")
    .execute();
}

/** Reads one saved search of a person, deleted or not; null if it is not theirs. */
export async function readSavedSearch(
  db: Database,
  personId: string,
  id: number,
): Promise<SavedSearch | null> {
  const row = await db
    .selectFrom("saved_searches")
    .where("person_id", "=", personId)
    .where("id", "=", id)
    .select(savedSearchColumns)
    .executeTakeFirst();
  return row ?? null;
}

/** Finds the search that a feed address names; null when it is unknown or deleted. */
export async function findSearchOfFeed(db: Database, feedKey: string): Promise<SavedSearch | null> {
  const row = await db
    .selectFrom("saved_searches")
    .where("feed_key", "=", feedKey)
    .where("deleted_at", "is", null)
    .select(savedSearchColumns)
    .executeTakeFirst();
  return row ?? null;
}

/** Finds the search that a link in a mail names; null when it is unknown. */
export async function findSearchOfMail(db: Database, mailKey: string): Promise<SavedSearch | null> {
  const row = await db
    .selectFrom("saved_searches")
    .where("mail_key", "=", mailKey)
    .select(savedSearchColumns)
    .executeTakeFirst();
  return row ?? null;
}
