import { inTransaction } from "../../platform/database/in-transaction.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import {
  defaultStageNames,
  stageKinds,
  applicationLimits,
  longest,
  type Stage,
  type StageKind,
} from "../application.ts";
import { applicationsOf, fitText } from "./applications.server.ts";
import { sql, type Updateable } from "kysely";
import type { ApplicationStagesTable } from "../application-tables.ts";
import { toUuid } from "../../platform/database/uuid.ts";

/** Lists a person's stages from left to right. Makes the default ones on first use. */
export async function listStages(db: Database, personId: string): Promise<Stage[]> {
  const stages = await storedStages(db, personId);
  if (stages.length > 0) return stages;
  return inTransaction(db, applicationsOf(personId), async (tx) => {
    return ensureStages(tx, personId);
  });
}

/** Lists the stages like `listStages`, within a transaction that holds the lock. */
export async function ensureStages(tx: Database, personId: string): Promise<Stage[]> {
  const stages = await storedStages(tx, personId);
  if (stages.length > 0) return stages;
  return tx
    .insertInto("application_stages")
    .values(
      stageKinds.map((kind, position) => ({
        user_id: personId,
        name: defaultStageNames[kind],
        kind,
        position,
      })),
    )
    .returning(["id", "name", "kind"])
    .execute();
}

function storedStages(db: Database, personId: string): Promise<Stage[]> {
  return db
    .selectFrom("application_stages")
    .where("user_id", "=", personId)
    .where("deleted_at", "is", null)
    .select(["id", "name", "kind"])
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** Finds a stage by its id, or the first one of a kind. */
export function findStage(
  stages: readonly Stage[],
  wanted: { id: string } | { kind: StageKind },
): Stage | null {
  return (
    stages.find((stage) => ("id" in wanted ? stage.id === wanted.id : stage.kind === wanted.kind)) ?? null
  );
}

/** What a stage changes besides dates: in an open stage, an application has not ended, and its reminders are mailed. */
export const openIn = ({ kind }: Stage) => (kind === "closed" ? {} : { outcome: null });

export type StageChange =
  | { do: "add"; name: string; kind: StageKind }
  | { do: "rename"; id: string; name: string }
  /** By one place. */
  | { do: "left" | "right"; id: string }
  /** Its applications move to the next stage of the same kind. */
  | { do: "remove"; id: string }
  /** Undoes a removal. Applications that were moved since then stay where they are. */
  | { do: "restore"; id: string };

type StageOutcome =
  | { ok: true }
  /** `last`: each kind keeps a stage. `full`: there are too many. `not-found`: there is no such stage. */
  | { ok: false; reason: "no-name" | "last" | "full" | "not-found" };

/** Changes one stage of a person's board. */
export async function changeStages(
  db: Database,
  { personId, change, now }: { personId: string; change: StageChange; now: Date },
): Promise<StageOutcome> {
  return inTransaction(db, applicationsOf(personId), async (tx) => {
    const stages = await ensureStages(tx, personId);
    if (change.do === "add") return addStage(tx, { personId, stages, ...change });
    if (change.do === "restore") return restoreStage(tx, { personId, stages, id: change.id });
    const stage = findStage(stages, { id: change.id });
    if (!stage) return { ok: false, reason: "not-found" };
    if (change.do === "rename") return renameStage(tx, { personId, id: stage.id, name: change.name });
    if (change.do === "remove") return removeStage(tx, { personId, stages, stage, now });
    const at = stages.indexOf(stage);
    const to = Math.max(0, at + (change.do === "left" ? -1 : 1));
    await writeOrder(tx, personId, stages.toSpliced(at, 1).toSpliced(to, 0, stage));
    return { ok: true };
  });
}

const nameOf = (typed: string) => fitText(typed.trim(), longest.stageName);

async function addStage(
  tx: Database,
  { personId, stages, ...added }: { personId: string; stages: Stage[]; name: string; kind: StageKind },
): Promise<StageOutcome> {
  const name = nameOf(added.name);
  if (name === "") return { ok: false, reason: "no-name" };
  // A form that is sent twice adds one stage.
  if (stages.some((one) => one.name === name && one.kind === added.kind)) return { ok: true };
  if (stages.length >= applicationLimits.stages) return { ok: false, reason: "full" };
  const stage = await tx
    .insertInto("application_stages")
    .values({ user_id: personId, name, kind: added.kind, position: stages.length })
    .returning(["id", "name", "kind"])
    .executeTakeFirstOrThrow();
  const after = stages.findLastIndex(({ kind }) => kind === added.kind) + 1;
  await writeOrder(tx, personId, stages.toSpliced(after, 0, stage));
  return { ok: true };
}

async function renameStage(
  tx: Database,
  { personId, id, ...renamed }: { personId: string; id: string; name: string },
): Promise<StageOutcome> {
  const name = nameOf(renamed.name);
  if (name === "") return { ok: false, reason: "no-name" };
  await updateStage(tx, personId, id, { name });
  return { ok: true };
}

async function removeStage(
  tx: Database,
  { personId, stages, stage, now }: { personId: string; stages: Stage[]; stage: Stage; now: Date },
): Promise<StageOutcome> {
  const to = stages.find(({ id, kind }) => kind === stage.kind && id !== stage.id);
  if (!to) return { ok: false, reason: "last" };
  // Deleted applications move too: they can be restored.
  const moved = await tx
    .updateTable("applications")
    .where("user_id", "=", personId)
    .where("stage_id", "=", stage.id)
    .set({ ...openIn(to), stage_id: to.id, moved_at: now, updated_at: now })
    .returning("id")
    .execute();
  for (const { id } of moved) await recordMove(tx, { personId, id, from: stage, to, now });
  await updateStage(tx, personId, stage.id, { deleted_at: now });
  return { ok: true };
}

async function restoreStage(
  tx: Database,
  { personId, stages, id }: { personId: string; stages: Stage[]; id: string },
): Promise<StageOutcome> {
  const removed = await tx
    .selectFrom("application_stages")
    .where("user_id", "=", personId)
    .where("id", "=", toUuid(id))
    .where("deleted_at", "is not", null)
    .select(["name", "deleted_at"])
    .executeTakeFirst();
  if (!removed?.deleted_at) return { ok: false, reason: "not-found" };
  if (stages.length >= applicationLimits.stages) return { ok: false, reason: "full" };
  await updateStage(tx, personId, id, { deleted_at: null });
  // For each application that the removal moved, that move is the last line of its history.
  const undone = await tx
    .deleteFrom("application_events as e")
    .where("e.user_id", "=", personId)
    .where("e.at", "=", removed.deleted_at)
    .where("e.from_name", "=", removed.name)
    .where((not) =>
      not.not(
        not.exists(
          not
            .selectFrom("application_events as later")
            .whereRef("later.application_id", "=", "e.application_id")
            .whereRef("later.id", ">", "e.id"),
        ),
      ),
    )
    .returning("e.application_id as id")
    .execute();
  if (undone.length === 0) return { ok: true };
  await tx
    .updateTable("applications")
    .where("user_id", "=", personId)
    .where(
      "id",
      "in",
      undone.map((one) => one.id),
    )
    .set((set) => ({
      stage_id: id,
      moved_at: set
        .selectFrom("application_events")
        .whereRef("application_events.application_id", "=", "applications.id")
        .select(sql<Date | null>`max(at) filter (where is_dated)`.as("at")),
    }))
    .execute();
  return { ok: true };
}

async function updateStage(
  tx: Database,
  personId: string,
  id: string,
  set: Updateable<ApplicationStagesTable>,
): Promise<void> {
  await tx
    .updateTable("application_stages")
    .where("user_id", "=", personId)
    .where("id", "=", id)
    .set(set)
    .execute();
}

async function writeOrder(tx: Database, personId: string, stages: readonly Stage[]): Promise<void> {
  for (const [position, { id }] of stages.entries()) await updateStage(tx, personId, id, { position });
}

/** Adds a line to the history of an application's stages. */
export async function recordMove(
  tx: Database,
  move: {
    personId: string;
    id: string;
    from: Pick<Stage, "name"> | null;
    to: Stage;
    now: Date;
    /** Whether `now` is the moment of the move. A file may name a stage without its day. */
    isDated?: boolean;
  },
): Promise<void> {
  const { personId, id, from, to, now, isDated = true } = move;
  await tx
    .insertInto("application_events")
    .values({
      user_id: personId,
      application_id: id,
      at: now,
      from_name: from?.name ?? null,
      to_stage_id: to.id,
      to_name: to.name,
      to_kind: to.kind,
      is_dated: isDated,
    })
    .execute();
}

/** Lists the moves of an application between stages, the latest first. */
export function listHistory(db: Database, personId: string, applicationId: string) {
  return db
    .selectFrom("application_events")
    .where("user_id", "=", personId)
    .where("application_id", "=", applicationId)
    .select(["id", "at", "from_name as from", "to_name as to", "to_kind as kind", "is_dated as isDated"])
    .select("to_stage_id as stageId")
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .execute();
}
