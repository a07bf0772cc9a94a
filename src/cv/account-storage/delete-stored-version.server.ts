import type { Database } from "../../platform/database/tables.ts";
import "./cv-tables.ts";
import { markVersions } from "./mark-versions.server.ts";
import type { VersionPlace } from "./read-stored-version.server.ts";

/** Deletes a version of a person's CV. Does nothing if it is already deleted. */
export async function deleteStoredVersion(db: Database, { personId, cv, id }: VersionPlace): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom("cv_versions")
      .where("person_id", "=", personId)
      .where("cv_id", "=", cv)
      .where("id", "=", id)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await markVersions(tx, personId, cv);
  });
}
