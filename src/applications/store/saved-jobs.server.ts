import { inTransaction } from "../../platform/database/in-transaction.server.ts";
import { htmlToText } from "../../jobs/extraction/description.ts";
import { readJob } from "../../jobs/read-job.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import type { ApplicationFields, StageKind } from "../application.ts";
import { insertApplication } from "./add-application.server.ts";
import { applicationsOf, ownApplications, updateOwn } from "./applications.server.ts";
import { ensureStages, findStage } from "./stages.server.ts";
import { moveWithin } from "./move-application.server.ts";
import { listBefore } from "./change-many.server.ts";
import { storeChange, type Before } from "./done-changes.server.ts";
import { sql } from "kysely";
import type { SavedApplication, SavedSort } from "../saved/saved-list-page.tsx";
import { writeCsv } from "../../platform/csv/write-csv.ts";
import type { JobDetail } from "../../jobs/job-detail.ts";

type SaveJobOutcome =
  /**
   * `isNew` is false if the person already had an application for the job. `change` is the id of the move to "applied",
   * by which it is undone; null for none.
   */
  | { ok: true; id: string; isNew: boolean; change: string | null }
  /** There is no such job. */
  | { ok: false; reason: "no-job" }
  /** The account has reached its limit. */
  | { ok: false; reason: "full" };

type SaveJob = {
  personId: string;
  jobId: number;
  /** Markdown, for a new application. */
  notes?: string;
  now: Date;
};

/** Saves a job: adds an application for it to the first stage. Saving it again only brings it back from the archive. */
export function saveJob(db: Database, save: SaveJob): Promise<SaveJobOutcome> {
  return addJob(db, save, "saved");
}

/**
 * Records that a person applied to a job. A saved job moves to the first stage of the kind "applied"; an application in
 * a later stage stays there.
 */
export function applyToJob(db: Database, applied: Omit<SaveJob, "notes">): Promise<SaveJobOutcome> {
  return addJob(db, applied, "applied");
}

/**
 * Adds an application for a job to the first stage of a kind, with a copy of the posting. If the person removed the job
 * in the last days, its application is restored with its notes.
 */
async function addJob(
  db: Database,
  { personId, jobId, notes = "", now }: SaveJob,
  kind: StageKind,
): Promise<SaveJobOutcome> {
  const posting = await fieldsOfJob(db, jobId);
  if (!posting) return { ok: false, reason: "no-job" };
  return inTransaction(db, applicationsOf(personId), async (tx) => {
    const done = { personId, kind, now };
    const restored = await restoreJob(tx, { personId, jobId, kind, now });
    if (restored)
      return { ok: true, id: restored, isNew: true, change: await storeApplied(tx, restored, done) };
    const fields = { ...posting, notes };
    const added = await insertApplication(tx, { personId, fields, stage: { kind }, jobId, now });
    if (added.ok)
      return { ok: true, id: added.id, isNew: true, change: await storeApplied(tx, added.id, done) };
    if (added.reason === "known") {
      const { id } = added;
      const before = await listBefore(tx, personId, [id]);
      await updateOwn(tx, personId, id).set({ archived_at: null }).execute();
      const known = await ownStageOfJob(tx, personId, jobId);
      if (known?.kind !== "saved" || kind === "saved") return { ok: true, id, isNew: false, change: null };
      await moveToFirst(tx, { personId, id, kind, now });
      return { ok: true, id, isNew: false, change: await storeApplied(tx, id, { ...done, before }) };
    }
    if (added.reason === "full") return { ok: false, reason: "full" };
    throw new Error(`no stage means ${kind}`);
  });
}

type Applied = { personId: string; kind: StageKind; now: Date; before?: Before[] };

/** Stores that a person applied, so that it can be undone. Without `before`, the application was added by it. */
async function storeApplied(tx: Database, id: string, applied: Applied): Promise<string | null> {
  const { personId, kind, now, before } = applied;
  if (kind === "saved") return null;
  const to = findStage(await ensureStages(tx, personId), { kind });
  const added = async () => (await listBefore(tx, personId, [id])).map((one) => ({ ...one, isNew: true }));
  return storeChange(tx, { personId, what: "move", at: now, to, before: before ?? (await added()) });
}

/** The fields that an application copies from a job of this site; null if there is no such job. */
export async function fieldsOfJob(
  db: Database,
  jobId: number,
): Promise<Pick<
  ApplicationFields,
  "title" | "company" | "place" | "link" | "source" | "description" | "applyBy"
> | null> {
  const job = await readJob(db, jobId);
  if (!job) return null;
  return {
    title: job.title,
    company: job.company,
    place: job.location ?? "",
    link: advertAddress(job),
    source: job.sourceLabel,
    description: htmlToText(job.descriptionHtml),
    applyBy: job.closesAt?.toISOString().slice(0, 10) ?? null,
  };
}

/**
 * Restores the last deleted application for a job, and moves it to the first stage of a kind. Returns its id; null if
 * there is none, or if the job has another application that is not deleted.
 */
async function restoreJob(
  tx: Database,
  { personId, jobId, kind, now }: { personId: string; jobId: number; kind: StageKind; now: Date },
): Promise<string | null> {
  const rows = await tx
    .selectFrom("applications")
    .where("user_id", "=", personId)
    .where("job_id", "=", jobId)
    .select(["id", "deleted_at"])
    .orderBy("deleted_at", "desc")
    .execute();
  const [last] = rows;
  if (!last || rows.some(({ deleted_at }) => deleted_at === null)) return null;
  await tx
    .updateTable("applications")
    .where("user_id", "=", personId)
    .where("id", "=", last.id)
    .set({ deleted_at: null, archived_at: null, updated_at: now })
    .execute();
  await moveToFirst(tx, { personId, id: last.id, kind, now });
  return last.id;
}

/** Moves an application to the top of the first stage of a kind. */
async function moveToFirst(
  tx: Database,
  { kind, ...moved }: { personId: string; id: string; kind: StageKind; now: Date },
): Promise<void> {
  const stage = findStage(await ensureStages(tx, moved.personId), { kind });
  if (stage) await moveWithin(tx, { ...moved, stageId: stage.id, before: null });
}

/** The application for a job, with the kind of its stage. */
const ownStageOfJob = (tx: Database, personId: string, jobId: number) =>
  ownApplications(tx, personId).where("a.job_id", "=", jobId).select(["a.id", "s.kind"]).executeTakeFirst();

type UnsaveJobOutcome =
  | { ok: true; id: string | null }
  /** The application has left the first stage. Only the board can delete it. */
  | { ok: false; reason: "applied"; id: string };

/** Removes a saved job. Its application can be restored for some days. `id` is null if the job was not saved. */
export async function unsaveJob(
  db: Database,
  { personId, jobId, now }: { personId: string; jobId: number; now: Date },
): Promise<UnsaveJobOutcome> {
  return inTransaction(db, applicationsOf(personId), async (tx) => {
    const row = await ownStageOfJob(tx, personId, jobId);
    if (!row) return { ok: true, id: null };
    if (row.kind !== "saved") return { ok: false, reason: "applied", id: row.id };
    await updateOwn(tx, personId, row.id).set({ deleted_at: now }).execute();
    return { ok: true, id: row.id };
  });
}

/** A job that a person has saved or applied to. `stage` is the kind of its stage: "saved" means not applied yet. */
export type MarkedJob = { id: string; stage: StageKind; stageName: string };

/** Returns a person's applications for jobs, by the id of the job. With `jobIds`, only those of these jobs. */
export async function listMarkedJobs(
  db: Database,
  personId: string,
  jobIds?: readonly number[],
): Promise<Map<number, MarkedJob>> {
  if (jobIds?.length === 0) return new Map();
  const rows = await ownApplications(db, personId)
    .where("a.job_id", "is not", null)
    .$if(jobIds !== undefined, (query) => query.where("a.job_id", "in", [...(jobIds ?? [])]))
    .select(["a.id", "a.job_id", "s.kind", "s.name"])
    .execute();
  return new Map(
    rows.flatMap(({ id, job_id, kind, name }) =>
      job_id === null ? [] : [[job_id, { id, stage: kind, stageName: name }] as const],
    ),
  );
}

const ordersAt = (today: string): Record<SavedSort, ReturnType<typeof sql>> => ({
  saved: sql`a.created_at desc`,
  closing: sql`a.apply_by < ${today}::date nulls last, a.apply_by`,
  company: sql`lower(a.company)`,
  title: sql`lower(a.title)`,
});

/** Lists the jobs that a person has saved and not yet applied to. */
export function listSavedJobs(
  db: Database,
  { personId, sort, now }: { personId: string; sort: SavedSort; now: Date },
): Promise<SavedApplication[]> {
  return ownApplications(db, personId)
    .where("a.archived_at", "is", null)
    .where("s.kind", "=", "saved")
    .select(["a.id", "a.job_id as jobId", "a.title", "a.company"])
    .select(["a.place", "a.link", "a.notes"])
    .select(["a.apply_by as applyBy", "a.created_at as savedAt"])
    .orderBy(ordersAt(now.toISOString().slice(0, 10))[sort])
    .orderBy("a.created_at", "desc")
    .orderBy("a.id")
    .execute();
}

/** Writes saved jobs as CSV, each with the address of its page on this site. */
export function writeSavedCsv(jobs: readonly SavedApplication[], publicUrl: string): string {
  return writeCsv(
    [
      ["Title", ({ title }) => title],
      ["Company", ({ company }) => company],
      ["Place", ({ place }) => place],
      ["Notes", ({ notes }) => notes],
      ["Apply by", ({ applyBy }) => applyBy ?? ""],
      ["Saved", ({ savedAt }) => savedAt.toISOString().slice(0, 10)],
      ["Page", ({ jobId }) => (jobId === null ? "" : `${publicUrl}/jobs/${jobId}`)],
      ["Link", ({ link }) => link],
    ],
    jobs,
  );
}

const isWebPage = (url: string): boolean => /^https?:$/.test(URL.parse(url)?.protocol ?? "");

/**
 * The address of a job's advert: where one applies, or else where it was published, first where it still is. Empty if
 * neither is a page of the web.
 */
export function advertAddress({ apply, foundAt }: Pick<JobDetail, "apply" | "foundAt">): string {
  const published = foundAt.toSorted((a, b) => Number(a.isGone) - Number(b.isGone)).map(({ url }) => url);
  return [apply?.url, ...published].find((url) => url && isWebPage(url)) ?? "";
}
