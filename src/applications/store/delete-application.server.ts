import type { Database } from "../../platform/database/tables.ts";
import { daysToRestore } from "../application-limits.ts";
import { lockApplications } from "./lock-applications.server.ts";
import { toUuid } from "../../platform/database/uuid.ts";

type Owned = { personId: string; id: string };

/** Deletes an application so that it can be restored for some days. Returns false if there is no such application. */
export async function deleteApplication(
  db: Database,
  { personId, id, now }: Owned & { now: Date },
): Promise<boolean> {
  const deleted = await db
    .updateTable("applications")
    .where("user_id", "=", personId)
    .where("id", "=", toUuid(id))
    .where("deleted_at", "is", null)
    .set({ deleted_at: now })
    .executeTakeFirst();
  return deleted.numUpdatedRows > 0n;
}

export type RestoreOutcome =
  | { ok: true }
  /** It was deleted too long ago, or never. */
  | { ok: false; reason: "not-found" }
  /** The job has another application now. */
  | { ok: false; reason: "known"; id: string };

/** Undoes a deletion. */
export async function restoreApplication(db: Database, { personId, id }: Owned): Promise<RestoreOutcome> {
  return db.transaction().execute(async (tx): Promise<RestoreOutcome> => {
    await lockApplications(tx, personId);
    const row = await tx
      .selectFrom("applications")
      .where("user_id", "=", personId)
      .where("id", "=", toUuid(id))
      .select(["job_id", "deleted_at"])
      .executeTakeFirst();
    if (!row) return { ok: false, reason: "not-found" };
    if (row.deleted_at === null) return { ok: true };
    const other = await tx
      .selectFrom("applications")
      .where("user_id", "=", personId)
      .where("job_id", "=", row.job_id)
      .where("deleted_at", "is", null)
      .select("id")
      .executeTakeFirst();
    if (other) return { ok: false, reason: "known", id: other.id };
    await tx
      .updateTable("applications")
      .where("user_id", "=", personId)
      .where("id", "=", toUuid(id))
      .set({ deleted_at: null })
      .execute();
    return { ok: true };
  });
}

/** Erases applications, their parts and stages that were deleted too long ago to be restored. */
export async function eraseDeletedApplications(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - daysToRestore * 24 * 60 * 60 * 1000);
  for (const table of ["application_reminders", "application_interviews"] as const)
    await db.deleteFrom(table).where("deleted_at", "<", before).execute();
  await db.deleteFrom("application_changes").where("at", "<", before).execute();
  await db.deleteFrom("application_stages").where("deleted_at", "<", before).execute();
  await db.deleteFrom("applications").where("deleted_at", "<", before).execute();
}
