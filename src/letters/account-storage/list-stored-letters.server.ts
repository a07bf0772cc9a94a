import type { Database } from "../../platform/database/tables.ts";
import "./letter-tables.ts";
import type { StoredLetterListing } from "./stored-letter.ts";

/** Lists a person's letters, most recently changed first, without their text. */
export async function listStoredLetters(db: Database, personId: string): Promise<StoredLetterListing[]> {
  const rows = await db
    .selectFrom("letters")
    .where("person_id", "=", personId)
    .select(["id", "title", "revision", "changed_at"])
    .orderBy("changed_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(({ changed_at, ...row }) => ({ ...row, changedAt: changed_at.toISOString() }));
}
