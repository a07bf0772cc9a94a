import type { Database } from "../../platform/database/tables.ts";
import { readCvDocument } from "../document/read-cv-document.ts";
import "./cv-tables.ts";
import type { StoredVersion } from "./stored-version.ts";

/** Identifies a stored version. */
export type VersionPlace = { personId: string; cv: string; id: string };

/** Reads a version of a person's CV. Returns null if this person has no such version. */
export async function readStoredVersion(
  db: Database,
  { personId, cv, id }: VersionPlace,
): Promise<StoredVersion | null> {
  const row = await db
    .selectFrom("cv_versions")
    .where("person_id", "=", personId)
    .where("cv_id", "=", cv)
    .where("id", "=", id)
    .select(["name", "document", "kept_at"])
    .executeTakeFirst();
  if (!row) return null;
  const reading = readCvDocument(JSON.parse(row.document));
  if (!reading.ok) throw new Error(`A stored version is no document: ${reading.problem}`);
  return { id, name: row.name, at: row.kept_at.toISOString(), document: reading.document };
}
