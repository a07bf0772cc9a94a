import type { Database } from "../../platform/database/tables.ts";
import "./cv-tables.ts";
import type { StoredVersionListing } from "./stored-version.ts";

export type StoredVersions = { mark: number; versions: StoredVersionListing[] };

/** Lists the versions of a person's CV, newest first, without their documents. Returns null if there is no such CV. */
export async function listStoredVersions(
  db: Database,
  personId: string,
  cv: string,
): Promise<StoredVersions | null> {
  // Read the mark first: a version added in between is then fetched again rather than missed.
  const marked = await db
    .selectFrom("cvs")
    .where("person_id", "=", personId)
    .where("id", "=", cv)
    .select("versions_mark")
    .executeTakeFirst();
  if (!marked) return null;
  const rows = await db
    .selectFrom("cv_versions")
    .where("person_id", "=", personId)
    .where("cv_id", "=", cv)
    .select(["id", "name", "kept_at"])
    .orderBy("kept_at", "desc")
    .orderBy("id")
    .execute();
  return {
    mark: marked.versions_mark,
    versions: rows.map(({ kept_at, ...row }) => ({ ...row, at: kept_at.toISOString() })),
  };
}
