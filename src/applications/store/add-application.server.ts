import { inTransaction } from "../../platform/database/in-transaction.server.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import { applicationLimits, type ApplicationFields, type StageKind } from "../application.ts";
import { ensureStages, findStage, recordMove } from "./stages.server.ts";
import { applicationsOf, newColumnsOf, ownApplications } from "./applications.server.ts";
import { todayOf } from "../../account/time-zone.server.ts";

export type NewApplication = {
  personId: string;
  fields: Partial<ApplicationFields> & Pick<ApplicationFields, "title" | "company">;
  /** The stage, or a kind: then the first stage of that kind. */
  stage: { id: string } | { kind: StageKind };
  jobId?: number | null;
  /** For a row of a file. */
  file?: FromFile;
  now: Date;
};

/** What a file says about an application. Null is a moment that it does not say. */
export type FromFile = {
  importId: string;
  addedAt: Date | null;
  updatedAt: Date | null;
  /** Since when it has been in its stage. */
  movedAt: Date | null;
  archivedAt: Date | null;
  /** Whether the file has a history, which the caller stores. */
  hasHistory: boolean;
};

export type AddOutcome =
  | { ok: true; id: string }
  /** The account has reached its limit. */
  | { ok: false; reason: "full" }
  /** There is no such stage. */
  | { ok: false; reason: "no-stage" }
  /** This job has an application already. */
  | { ok: false; reason: "known"; id: string };

/** A form that is sent twice arrives again within this time. */
const againMs = 10_000;

/**
 * Adds an application at the top of a stage. The same facts within seconds are a form that was sent twice, and are one
 * application.
 */
export async function addApplication(db: Database, add: NewApplication): Promise<AddOutcome> {
  return inTransaction(db, applicationsOf(add.personId), async (tx) => {
    const again = await addedJustNow(tx, add);
    return again === null ? insertApplication(tx, add) : { ok: true, id: again };
  });
}

async function addedJustNow(tx: Database, add: NewApplication): Promise<string | null> {
  const { personId, fields, jobId = null, now } = add;
  const stage = findStage(await ensureStages(tx, personId), add.stage);
  if (!stage) return null;
  const columns = Object.entries({ ...newColumnsOf(fields), stage_id: stage.id, job_id: jobId });
  const row = await ownApplications(tx, personId)
    .where("a.created_at", ">", new Date(now.getTime() - againMs))
    // Nothing has happened to it since.
    .whereRef("a.updated_at", "=", "a.created_at")
    .where((is) =>
      is.and(columns.map(([column, value]) => is(sql.ref(`a.${column}`), "is not distinct from", value))),
    )
    .select("a.id")
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Adds an application within a transaction that holds the lock. */
export async function insertApplication(tx: Database, add: NewApplication): Promise<AddOutcome> {
  const { personId, fields, jobId = null, file, now } = add;
  const stage = findStage(await ensureStages(tx, personId), add.stage);
  if (!stage) return { ok: false, reason: "no-stage" };
  const known = jobId === null ? null : await applicationOfJob(tx, personId, jobId);
  if (known) return { ok: false, reason: "known", id: known };
  if (!(await hasRoom(tx, personId))) return { ok: false, reason: "full" };
  const { id } = await tx
    .insertInto("applications")
    .values({
      ...newColumnsOf(fields),
      // An application that is added to a stage of this kind was sent today, unless its owner says otherwise or it comes
      // from a file, of which nothing is assumed.
      applied_at:
        fields.appliedAt ?? (stage.kind === "applied" && !file ? await todayOf(tx, personId, now) : null),
      user_id: personId,
      stage_id: stage.id,
      position: await topOf(tx, personId, stage.id),
      job_id: jobId,
      created_at: file?.addedAt ?? now,
      updated_at: file?.updatedAt ?? now,
      moved_at: file ? file.movedAt : now,
      archived_at: file?.archivedAt ?? null,
      import_id: file?.importId ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (file?.hasHistory) return { ok: true, id };
  const isDated = !file || file.movedAt !== null;
  await recordMove(tx, { personId, id, from: null, to: stage, now: file?.movedAt ?? now, isDated });
  return { ok: true, id };
}

/** The id of a person's application for a job; null if there is none. */
export async function applicationOfJob(
  tx: Database,
  personId: string,
  jobId: number,
): Promise<string | null> {
  const own = ownApplications(tx, personId).where("a.job_id", "=", jobId);
  return (await own.select("a.id").executeTakeFirst())?.id ?? null;
}

/** The position above every card of a stage. */
export async function topOf(tx: Database, personId: string, stageId: string): Promise<number> {
  const { top } = await ownApplications(tx, personId)
    .where("a.stage_id", "=", stageId)
    .select((select) => select.fn.min<number | null>("a.position").as("top"))
    .executeTakeFirstOrThrow();
  return (top ?? 1) - 1;
}

/** Whether a person may add one more. Deleted ones count until they are erased. */
async function hasRoom(tx: Database, personId: string): Promise<boolean> {
  const { count, bytes } = await tx
    .selectFrom("applications")
    .where("user_id", "=", personId)
    .select([
      (select) => select.fn.countAll<number>().as("count"),
      sql<number>`coalesce(sum(octet_length(description) + octet_length(notes) + octet_length(letter_text)), 0)::int8`.as(
        "bytes",
      ),
    ])
    .executeTakeFirstOrThrow();
  return count < applicationLimits.applications && bytes < applicationLimits.bytes;
}
