import { inTransaction } from "../../platform/database/in-transaction.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import { isUuid } from "../../platform/database/uuid.ts";
import { applicationLimits, type ManyChange } from "../application.ts";
import { ensureStages, findStage } from "./stages.server.ts";
import { applicationsOf, ownApplications, updateOwn } from "./applications.server.ts";
import { moveWithin } from "./move-application.server.ts";
import {
  changedJustNow,
  storeChange,
  deleteChange,
  getChange,
  type Before,
  type StoredChange,
} from "./done-changes.server.ts";

export type ChangeMany = {
  personId: string;
  ids: readonly string[];
  change: { do: Exclude<ManyChange, "move"> } | { do: "move"; stageId: string };
  now: Date;
};

type ChangeManyOutcome =
  /** The id of the change, by which it is undone. */
  | { ok: true; id: string }
  /**
   * `none`: no application was chosen. `too-many`: more than one page of the table. `no-stage`: there is no such stage.
   * `nothing`: all of them are gone, or as the change would make them.
   */
  | { ok: false; reason: "none" | "too-many" | "no-stage" | "nothing" };

/** Moves, archives, brings back or deletes applications of a person, all or none. Ids that are not theirs do nothing. */
export async function changeMany(
  db: Database,
  { personId, ids, change, now }: ChangeMany,
): Promise<ChangeManyOutcome> {
  const chosen = [...new Set(ids)];
  if (chosen.length === 0) return { ok: false, reason: "none" };
  if (chosen.length > applicationLimits.together) return { ok: false, reason: "too-many" };
  return inTransaction(db, applicationsOf(personId), async (tx) => {
    const to =
      change.do === "move" ? findStage(await ensureStages(tx, personId), { id: change.stageId }) : null;
    if (change.do === "move" && !to) return { ok: false, reason: "no-stage" };
    const found = await listBefore(tx, personId, chosen.filter(isUuid));
    const before = found.filter(({ stageId, archivedAt }) => {
      if (to) return stageId !== to.id;
      return change.do === "delete" || (archivedAt === null) === (change.do === "archive");
    });
    if (before.length === 0) {
      const again = await changedJustNow(tx, { personId, what: change.do, to, ids: chosen, now });
      return again === null ? { ok: false, reason: "nothing" } : { ok: true, id: again };
    }
    if (to)
      // The first one ends up on top.
      for (const { id } of before.toReversed())
        await moveWithin(tx, { personId, id, stageId: to.id, before: null, now });
    else
      await tx
        .updateTable("applications")
        .where("user_id", "=", personId)
        .where(
          "id",
          "in",
          before.map(({ id }) => id),
        )
        .set(
          change.do === "delete"
            ? { deleted_at: now }
            : { archived_at: change.do === "archive" ? now : null },
        )
        .execute();
    return { ok: true, id: await storeChange(tx, { personId, what: change.do, at: now, to, before }) };
  });
}

/** The applications that are the person's own and not deleted, in the order of the ids. */
export async function listBefore(tx: Database, personId: string, ids: readonly string[]): Promise<Before[]> {
  if (ids.length === 0) return [];
  const rows = await ownApplications(tx, personId)
    .where("a.id", "in", ids)
    .select(["a.id", "a.stage_id as stageId", "a.position", "a.outcome", "a.outcome_reason"])
    .select(["a.applied_at as appliedAt", "a.replied_at as repliedAt"])
    .select(["a.archived_at", "a.moved_at", "a.updated_at", "a.cv_id", "a.letter_text"])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { archived_at, moved_at, updated_at, outcome_reason, cv_id, letter_text, ...kept } = row;
    return [
      {
        ...kept,
        hasReason: outcome_reason !== "",
        hasCv: cv_id !== null,
        hasLetter: letter_text !== "",
        archivedAt: archived_at && archived_at.toISOString(),
        movedAt: moved_at && moved_at.toISOString(),
        updatedAt: updated_at.toISOString(),
      },
    ];
  });
}

export type UndoManyOutcome =
  /** `left`: how many stay, because they were changed since, or because their stage or job is taken. */
  | { ok: true; undone: number; left: number }
  /** It was undone already, or too long ago. */
  | { ok: false; reason: "not-found" };

/** Undoes a change of several applications. Those that were changed since then stay as they are. */
export async function undoMany(
  db: Database,
  { personId, id }: { personId: string; id: string },
): Promise<UndoManyOutcome> {
  return inTransaction(db, applicationsOf(personId), async (tx) => {
    const change = await getChange(tx, { personId, id });
    if (!change) return { ok: false, reason: "not-found" };
    const stages = new Set((await ensureStages(tx, personId)).map((stage) => stage.id));
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

const dateOrNull = (text: string | null): Date | null => (text === null ? null : new Date(text));

/**
 * Puts an application back, with its days and its outcome, and removes the move from its history. One that the change
 * added is deleted, so that it can be restored for some days.
 */
async function moveBack(
  tx: Database,
  personId: string,
  { at, to }: StoredChange,
  before: Before,
): Promise<boolean> {
  const moved = await updateOwn(tx, personId, before.id)
    .where("stage_id", "=", to?.id ?? "")
    .where("updated_at", "=", at)
    .set({
      ...(before.isNew && { deleted_at: at }),
      ...(before.hasCv === false && { cv_id: null, cv_version: null, cv_title: "", cv_score: null }),
      ...(before.hasLetter === false && { letter_id: null, letter_text: "" }),
      stage_id: before.stageId,
      position: before.position,
      applied_at: before.appliedAt,
      replied_at: before.repliedAt,
      outcome: before.outcome,
      archived_at: dateOrNull(before.archivedAt),
      moved_at: dateOrNull(before.movedAt),
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
  const undo =
    what === "delete"
      ? tx
          .updateTable("applications")
          .where("user_id", "=", personId)
          .where("id", "=", before.id)
          .where("deleted_at", "=", at)
          .set({ deleted_at: null })
      : updateOwn(tx, personId, before.id)
          .where("archived_at", "is not distinct from", what === "archive" ? at : null)
          .set({ archived_at: dateOrNull(before.archivedAt) });
  return (await undo.executeTakeFirst()).numUpdatedRows > 0n;
}

/** Whether the job of a deleted application has another one by now. */
async function isJobTaken(tx: Database, personId: string, id: string): Promise<boolean> {
  const other = await ownApplications(tx, personId)
    .innerJoin("applications as deleted", "deleted.job_id", "a.job_id")
    .where("deleted.user_id", "=", personId)
    .where("deleted.id", "=", id)
    .select("a.id")
    .executeTakeFirst();
  return other !== undefined;
}
