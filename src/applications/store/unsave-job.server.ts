import type { Database } from "../../platform/database/tables.ts";
import { lockApplications } from "./lock-applications.server.ts";

export type UnsaveJobOutcome =
  | { ok: true; id: string | null }
  /** The application has left the first stage. Only the board can delete it. */
  | { ok: false; reason: "applied"; id: string };

/** Removes a saved job. Its application can be restored for some days. `id` is null if the job was not saved. */
export async function unsaveJob(
  db: Database,
  { personId, jobId, now }: { personId: string; jobId: number; now: Date },
): Promise<UnsaveJobOutcome> {
  return db.transaction().execute(async (tx): Promise<UnsaveJobOutcome> => {
    await lockApplications(tx, personId);
    const row = await tx
      .selectFrom("applications")
      .innerJoin("application_stages", "application_stages.id", "applications.stage_id")
      .where("applications.user_id", "=", personId)
      .where("applications.job_id", "=", jobId)
      .where("applications.deleted_at", "is", null)
      .select(["applications.id", "application_stages.kind"])
      .executeTakeFirst();
    if (!row) return { ok: true, id: null };
    if (row.kind !== "saved") return { ok: false, reason: "applied", id: row.id };
    await tx
      .updateTable("applications")
      .where("user_id", "=", personId)
      .where("id", "=", row.id)
      .set({ deleted_at: now })
      .execute();
    return { ok: true, id: row.id };
  });
}
