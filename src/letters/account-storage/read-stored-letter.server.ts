import type { Database } from "../../platform/database/tables.ts";
import type { LetterFile } from "../letter-file.ts";
import "./letter-tables.ts";
import type { StoredLetter } from "./stored-letter.ts";

/** Reads a person's letter. Returns null if this person has no letter with that id. */
export async function readStoredLetter(
  db: Database,
  personId: string,
  id: string,
): Promise<StoredLetter | null> {
  const row = await db
    .selectFrom("letters")
    .where("person_id", "=", personId)
    .where("id", "=", id)
    .select(["title", "document", "revision", "changed_at"])
    .executeTakeFirst();
  if (!row) return null;
  const { title, revision, changed_at } = row;
  const document = JSON.parse(row.document) as Omit<LetterFile, "id" | "title">;
  return { ...document, id, title, revision, changedAt: changed_at.toISOString() };
}
