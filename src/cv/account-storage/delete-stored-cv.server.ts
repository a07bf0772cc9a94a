import type { Database } from "../../platform/database/tables.ts";
import { closePublication } from "../publish/close-publication.server.ts";
import "./cv-tables.ts";
import { lockCvs } from "./lock-cvs.server.ts";

export type DeleteCv = {
  personId: string;
  id: string;
  /** Revision that the person saw when they deleted the CV; null deletes any revision. */
  revision: number | null;
  now: Date;
};

/**
 * Deletes a person's CV with its versions and closes its public page immediately. "changed": another browser saved the
 * CV since, so it is not deleted. A CV that no longer exists counts as deleted.
 */
export async function deleteStoredCv(
  db: Database,
  { personId, id, revision, now }: DeleteCv,
): Promise<"deleted" | "changed"> {
  return db.transaction().execute(async (tx) => {
    await lockCvs(tx, personId);
    const stored = await tx
      .selectFrom("cvs")
      .where("person_id", "=", personId)
      .where("id", "=", id)
      .select("revision")
      .executeTakeFirst();
    if (!stored) return "deleted";
    if (revision !== null && revision !== stored.revision) return "changed";
    await closePublication(tx, { personId, cvId: id, now });
    await tx.deleteFrom("cvs").where("person_id", "=", personId).where("id", "=", id).execute();
    return "deleted";
  });
}
