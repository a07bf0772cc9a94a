import type { Database } from "../../platform/database/tables.ts";
import { listStages } from "../stages/list-stages.server.ts";
import { lockApplications } from "../store/lock-applications.server.ts";
import { deleteChange, readChange, type Before, type StoredChange } from "./done-changes.server.ts";

export type UndoManyOutcome =
  /** `left`: how many stay, because they were changed since, or because their stage or job is taken. */
  | { ok: true; undone: number; left: number }
  /** It was undone already, or too long ago. */
  | { ok: false };

/** Undoes a change of several applications. Those that were changed since then stay as they are. */
export async function undoMany(
  db: Database,
  { personId, id }: { personId: string; id: string },
): Promise<UndoManyOutcome> {
  return db.transaction().execute(async (tx): Promise<UndoManyOutcome> => {
    await lockApplications(tx, personId);
    const change = await readChange(tx, { personId, id });
    if (!change) return { ok: false };
    const stages = new Set((await listStages(tx, personId)).map((stage) => stage.id));
    let undone = 0;
    for (const before of change.before) {
      const isUndone =
        change.what === "move"
          ? stages.has(before.stageId) && (await moveBack(tx, personId, change, before))
          : await bringBack(tx, personId, change, before);
      if (isUndone) undone += 1;
    }
    await deleteChange(tx, { personId, id: change.id });
    return { ok: true, undone, left: change.before.length - undone };
  });
}

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Puts an application back, with its days and its outcome, and removes the move from its history. */
async function moveBack(
  tx: Database,
  personId: string,
  { at, to }: StoredChange,
  before: Before,
): Promise<boolean> {
  const moved = await tx
    .updateTable("applications")
    .where("user_id", "=", personId)
    .where("id", "=", before.id)
    .where("deleted_at", "is", null)
    .where("stage_id", "=", to?.id ?? "")
    .where("updated_at", "=", at)
    .set({
      stage_id: before.stageId,
      position: before.position,
      applied_at: before.appliedAt,
      replied_at: before.repliedAt,
      outcome: before.outcome,
      archived_at: momentOf(before.archivedAt),
      moved_at: momentOf(before.movedAt),
      updated_at: new Date(before.updatedAt),
    })
    .executeTakeFirst();
  if (moved.numUpdatedRows === 0n) return false;
  await tx
    .deleteFrom("application_events")
    .where("user_id", "=", personId)
    .where("application_id", "=", before.id)
    .where("at", "=", at)
    // Not the line that says that it was added, which may have the same moment.
    .where("from_name", "is not", null)
    .execute();
  return true;
}

/** Undoes the archiving, the bringing back or the deletion of an application. */
async function bringBack(
  tx: Database,
  personId: string,
  { what, at }: StoredChange,
  before: Before,
): Promise<boolean> {
  if (what === "delete" && (await isJobTaken(tx, personId, before.id))) return false;
  const changed = tx.updateTable("applications").where("user_id", "=", personId).where("id", "=", before.id);
  const undo =
    what === "delete"
      ? changed.where("deleted_at", "=", at).set({ deleted_at: null })
      : changed
          .where("deleted_at", "is", null)
          .where("archived_at", "is not distinct from", what === "archive" ? at : null)
          .set({ archived_at: momentOf(before.archivedAt) });
  return (await undo.executeTakeFirst()).numUpdatedRows > 0n;
}

/** Whether the job of a deleted application has another one by now. */
async function isJobTaken(tx: Database, personId: string, id: string): Promise<boolean> {
  const other = await tx
    .selectFrom("applications as deleted")
    .innerJoin("applications as other", "other.job_id", "deleted.job_id")
    .where("deleted.user_id", "=", personId)
    .where("deleted.id", "=", id)
    .where("other.user_id", "=", personId)
    .where("other.deleted_at", "is", null)
    .select("other.id")
    .executeTakeFirst();
  return other !== undefined;
}
