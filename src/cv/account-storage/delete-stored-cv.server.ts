import type { Database } from "../../platform/database/tables.ts";
import { closePublication } from "../publish/close-publication.server.ts";
import "./cv-tables.ts";
import { lockCvs } from "./lock-cvs.server.ts";

export type DeleteCv = {
  personId: string;
  id: string;
  /** Of the state that the person saw when they deleted it; null deletes every state. */
  revision: number | null;
  now: Date;
};

/**
 * Deletes a person's CV with its versions and closes its public page at once. "changed": another browser saved it
 * since, and it stays. A CV that is gone already counts as deleted.
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
