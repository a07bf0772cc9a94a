import type { Database } from "../../platform/database/tables.ts";
import { readCvDocument } from "../document/read-cv-document.ts";
import "./cv-tables.ts";
import type { StoredCv } from "./stored-cv.ts";

/** Reads a person's CV. Returns null if this person has no CV with that id. */
export async function readStoredCv(db: Database, personId: string, id: string): Promise<StoredCv | null> {
  const row = await db
    .selectFrom("cvs")
    .where("person_id", "=", personId)
    .where("id", "=", id)
    .select(["id", "title", "document", "revision", "changed_at"])
    .executeTakeFirst();
  if (!row) return null;
  const reading = readCvDocument(JSON.parse(row.document));
  if (!reading.ok) throw new Error(`A stored CV is no document: ${reading.problem}`);
  const { title, revision, changed_at } = row;
  return { id, title, revision, document: reading.document, changedAt: changed_at.toISOString() };
}
