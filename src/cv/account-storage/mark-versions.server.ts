import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import "./cv-tables.ts";

/** Sets a new mark on a CV, so that the person's browsers see that its versions have changed. */
export async function markVersions(tx: Database, personId: string, cv: string): Promise<void> {
  await tx
    .updateTable("cvs")
    .set({ versions_mark: sql<number>`nextval('cv_version_marks')` })
    .where("person_id", "=", personId)
    .where("id", "=", cv)
    .execute();
}
