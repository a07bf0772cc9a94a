import type { Database } from "../../platform/database/tables.ts";
import "./letter-tables.ts";

/** Deletes a person's letter. A letter that no longer exists counts as deleted. */
export async function deleteStoredLetter(db: Database, personId: string, id: string): Promise<void> {
  await db.deleteFrom("letters").where("person_id", "=", personId).where("id", "=", id).execute();
}
