import type { Database } from "../../platform/database/tables.ts";
import { toUuid } from "../../platform/database/uuid.ts";
import { lockApplications } from "../store/lock-applications.server.ts";

type Owned = { personId: string; id: string };

/** The applications of an import: how many are there, and how many are deleted and can be restored. */
export type FinishedImport = { id: string; here: number; deleted: number };

export async function readFinishedImport(
  db: Database,
  { personId, id }: Owned,
): Promise<FinishedImport | null> {
  const { total, here } = await db
    .selectFrom("applications")
    .where("user_id", "=", personId)
    .where("import_id", "=", toUuid(id))
    .select((select) => [
      select.fn.countAll<number>().as("total"),
      select.fn.countAll<number>().filterWhere("deleted_at", "is", null).as("here"),
    ])
    .executeTakeFirstOrThrow();
  return total === 0 ? null : { id, here, deleted: total - here };
}

/** Deletes the applications of an import, so that they can be restored for some days. */
export async function undoImport(db: Database, { personId, id, now }: Owned & { now: Date }): Promise<void> {
  await db
    .updateTable("applications")
    .where("user_id", "=", personId)
    .where("import_id", "=", toUuid(id))
    .where("deleted_at", "is", null)
    .set({ deleted_at: now })
    .execute();
}

/** Restores the applications that the undoing of their import deleted. */
export async function restoreImport(db: Database, { personId, id }: Owned): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockApplications(tx, personId);
    const ofImport = tx
      .selectFrom("applications as i")
      .where("i.user_id", "=", personId)
      .where("i.import_id", "=", toUuid(id));
    const { last } = await ofImport
      .select((select) => select.fn.max<Date | null>("i.deleted_at").as("last"))
      .executeTakeFirstOrThrow();
    if (!last) return;
    // Another application may have been added for the same job since.
    await tx
      .updateTable("applications")
      .where("user_id", "=", personId)
      .where("import_id", "=", toUuid(id))
      .where("deleted_at", "=", last)
      .where("job_id", "in", (taken) =>
        taken
          .selectFrom("applications as other")
          .where("other.user_id", "=", personId)
          .where("other.deleted_at", "is", null)
          .where("other.job_id", "is not", null)
          .select("other.job_id"),
      )
      .set({ job_id: null })
      .execute();
    await tx
      .updateTable("applications")
      .where("user_id", "=", personId)
      .where("import_id", "=", toUuid(id))
      .where("deleted_at", "=", last)
      .set({ deleted_at: null })
      .execute();
  });
}
