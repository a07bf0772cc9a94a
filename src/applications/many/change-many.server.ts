import type { Database } from "../../platform/database/tables.ts";
import { isUuid } from "../../platform/database/uuid.ts";
import { applicationLimits } from "../application-limits.ts";
import { ensureStages } from "../stages/list-stages.server.ts";
import { findStage } from "../store/add-application.server.ts";
import { lockApplications } from "../store/lock-applications.server.ts";
import { moveWithin } from "../store/move-application.server.ts";
import { changedJustNow, storeChange, type Before } from "./done-changes.server.ts";
import type { ManyChange } from "./many-change.ts";

export type ChangeMany = {
  personId: string;
  ids: readonly string[];
  change: { do: Exclude<ManyChange, "move"> } | { do: "move"; stageId: string };
  now: Date;
};

export type ChangeManyOutcome =
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
  return db.transaction().execute(async (tx): Promise<ChangeManyOutcome> => {
    await lockApplications(tx, personId);
    const to =
      change.do === "move" ? findStage(await ensureStages(tx, personId), { id: change.stageId }) : null;
    if (change.do === "move" && !to) return { ok: false, reason: "no-stage" };
    const found = await readBefore(tx, personId, chosen.filter(isUuid));
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
async function readBefore(tx: Database, personId: string, ids: readonly string[]): Promise<Before[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom("applications")
    .where("user_id", "=", personId)
    .where("id", "in", ids)
    .where("deleted_at", "is", null)
    .select(["id", "stage_id as stageId", "position", "outcome", "outcome_reason"])
    .select(["applied_at as appliedAt", "replied_at as repliedAt", "archived_at", "moved_at", "updated_at"])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { archived_at, moved_at, updated_at, outcome_reason, ...kept } = row;
    return [
      {
        ...kept,
        hasReason: outcome_reason !== "",
        archivedAt: archived_at && archived_at.toISOString(),
        movedAt: moved_at && moved_at.toISOString(),
        updatedAt: updated_at.toISOString(),
      },
    ];
  });
}
