import type { Database } from "../../platform/database/tables.ts";
import "./cv-tables.ts";
import type { StoredCvListing } from "./stored-cv.ts";

/** Lists a person's CVs, most recently changed first, without their documents. */
export async function listStoredCvs(db: Database, personId: string): Promise<StoredCvListing[]> {
  const rows = await db
    .selectFrom("cvs")
    .where("person_id", "=", personId)
    .select(["id", "title", "revision", "changed_at", "versions_mark"])
    .orderBy("changed_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(({ changed_at, versions_mark, ...row }) => ({
    ...row,
    changedAt: changed_at.toISOString(),
    versionsMark: versions_mark,
  }));
}
