import { inTransaction } from "../../platform/database/in-transaction.server.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import type { Application, ApplicationFields, RemovedOutcome, Stage } from "../application.ts";
import { ensureStages, findStage, openIn, recordMove } from "./stages.server.ts";
import { topOf } from "./add-application.server.ts";
import { getApplication, applicationsOf, ownApplications, updateOwn } from "./applications.server.ts";
import { todayOf } from "../../account/time-zone.server.ts";
import { toUuid } from "../../platform/database/uuid.ts";
import { editApplication } from "./edit-application.server.ts";

type Move = {
  personId: string;
  id: string;
  stageId: string;
  /** The card to put it above; "end" for below all cards; null for the top. A card of another stage counts as null. */
  before: string | null;
  now: Date;
};

type MoveOutcome =
  | { ok: true; from: Stage; to: Stage; removed: RemovedOutcome | null }
  /** The application or the stage does not exist. */
  | { ok: false; reason: "not-found" };

/** Moves an application to a place in a stage, and records a change of stage. An open stage removes the outcome. */
export async function moveApplication(db: Database, move: Move): Promise<MoveOutcome> {
  return inTransaction(db, applicationsOf(move.personId), async (tx) => {
    return moveWithin(tx, move);
  });
}

/** Moves an application within a transaction that holds the lock. */
export async function moveWithin(tx: Database, move: Move): Promise<MoveOutcome> {
  const { personId, id, now } = move;
  const stages = await ensureStages(tx, personId);
  const to = findStage(stages, { id: move.stageId });
  const row = await ownApplications(tx, personId)
    .where("a.id", "=", toUuid(id))
    .select(["a.stage_id", "a.applied_at", "a.replied_at", "a.outcome", "a.outcome_reason"])
    .executeTakeFirst();
  const from = row && findStage(stages, { id: row.stage_id });
  if (!row || !from || !to) return { ok: false, reason: "not-found" };
  const position = await placeFor(tx, move);
  const isMoved = from.id !== to.id;
  const opened = isMoved ? openIn(to) : {};
  await updateOwn(tx, personId, id)
    .set({
      position,
      ...(isMoved && {
        ...datesOf(to, row, await todayOf(tx, personId, now)),
        ...opened,
        // A person who moves an archived application to an open stage goes on with it.
        ...(to.kind !== "closed" && { archived_at: null }),
        stage_id: to.id,
        moved_at: now,
        updated_at: now,
      }),
    })
    .execute();
  if (isMoved) await recordMove(tx, { personId, id, from, to, now });
  const { outcome, outcome_reason: reason } = row;
  const removed = "outcome" in opened && outcome !== null ? { outcome, hasReason: reason !== "" } : null;
  return { ok: true, from, to, removed };
}

/** The days that a move records: when the application was sent or answered, unless its owner has entered them. */
function datesOf(
  { kind }: Stage,
  { applied_at, replied_at }: { applied_at: string | null; replied_at: string | null },
  today: string,
) {
  const isSent = kind === "applied" || kind === "interview" || kind === "offer";
  const isAnswered = kind === "interview" || kind === "offer";
  return {
    applied_at: applied_at ?? (isSent ? today : null),
    replied_at: replied_at ?? (isAnswered ? today : null),
  };
}

async function placeFor(tx: Database, move: Move): Promise<number> {
  const { personId, stageId, before } = move;
  if (before === null) return topOf(tx, personId, stageId);
  const position = await placeAbove(tx, move);
  if (position !== null) return position;
  // No number is left between the two neighbours.
  await renumber(tx, personId, stageId);
  return (await placeAbove(tx, move)) ?? topOf(tx, personId, stageId);
}

/** The middle between the card `before` and the one above it; null when no number lies between them. */
async function placeAbove(tx: Database, { personId, id, stageId, before }: Move): Promise<number | null> {
  const others = ownApplications(tx, personId)
    .where("a.stage_id", "=", stageId)
    .where("a.id", "!=", toUuid(id));
  const highest = (query: typeof others) =>
    query.select((select) => select.fn.max<number | null>("a.position").as("at")).executeTakeFirstOrThrow();
  if (before === "end") return ((await highest(others)).at ?? 0) + 1;
  const below = await others
    .where("a.id", "=", toUuid(before ?? ""))
    .select("a.position")
    .executeTakeFirst();
  if (!below) return topOf(tx, personId, stageId);
  const { at } = await highest(others.where("a.position", "<", below.position));
  const middle = at === null ? below.position - 1 : (at + below.position) / 2;
  return middle < below.position && (at === null || middle > at) ? middle : null;
}

/** Gives the cards of a stage whole numbers, in the same order. */
async function renumber(tx: Database, personId: string, stageId: string): Promise<void> {
  await sql`
    update applications set position = ordered.place
    from (
      select id, row_number() over (order by position, id) as place
      from applications
      where user_id = ${personId} and stage_id = ${stageId}
    ) as ordered
    where applications.id = ordered.id
  `.execute(tx);
}

type Ending = {
  personId: string;
  id: string;
  fields: Pick<ApplicationFields, "payDiscussed" | "outcome" | "outcomeReason">;
  now: Date;
};

/**
 * Records how an application ended, and moves it to the first closed stage. A rejection counts as a reply. Removing the
 * outcome moves the application back to the stage it came from. Returns false if there is no such application.
 */
export function closeApplication(db: Database, { personId, id, fields, now }: Ending): Promise<boolean> {
  return inTransaction(db, applicationsOf(personId), async (tx) => {
    const application = await getApplication(tx, { personId, id });
    if (!application) return false;
    const isReply = fields.outcome === "rejected" && application.repliedAt === null;
    const replied = isReply ? { repliedAt: await todayOf(tx, personId, now) } : {};
    await editApplication(tx, { personId, id, fields: { ...fields, ...replied }, now });
    const isClosed = application.stage.kind === "closed";
    const isReopened = isClosed && fields.outcome === null && application.outcome !== null;
    if (!isReopened && (isClosed || fields.outcome === null)) return true;
    const stages = await ensureStages(tx, personId);
    const stage = isReopened
      ? await stageBefore(tx, application, stages)
      : findStage(stages, { kind: "closed" });
    if (stage) await moveWithin(tx, { personId, id, stageId: stage.id, before: null, now });
    return true;
  });
}

/** The last stage that was not closed, or the first one of its kind when it was removed. */
async function stageBefore(db: Database, { id, appliedAt }: Application, stages: readonly Stage[]) {
  const last = await db
    .selectFrom("application_events")
    .where("application_id", "=", id)
    .where("to_kind", "!=", "closed")
    .select(["to_stage_id", "to_kind"])
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const kind = last?.to_kind ?? (appliedAt === null ? "saved" : "applied");
  const isOpen = (stage: Stage) => stage.kind !== "closed";
  return (
    stages.find((stage) => stage.id === last?.to_stage_id && isOpen(stage)) ??
    stages.find((stage) => stage.kind === kind)
  );
}
