import { htmlToText } from "../../jobs/normalise/description.ts";
import { readJob } from "../../jobs/read-job.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import type { ApplicationFields } from "../application.ts";
import type { StageKind } from "../stage.ts";
import { advertAddress } from "./advert-address.ts";
import { insertApplication } from "./add-application.server.ts";
import { lockApplications } from "./lock-applications.server.ts";
import { restoreJob } from "./restore-job.server.ts";

export type SaveJobOutcome =
  /** `isNew` is false if the person already had an application for the job. */
  | { ok: true; id: string; isNew: boolean }
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
 * Adds an application for a job to the first stage of a kind, with a copy of the posting. If the person removed the job
 * in the last days, its application is restored with its notes.
 */
export async function addJob(
  db: Database,
  { personId, jobId, notes = "", now }: SaveJob,
  kind: StageKind,
): Promise<SaveJobOutcome> {
  const posting = await fieldsOfJob(db, jobId);
  if (!posting) return { ok: false, reason: "no-job" };
  return db.transaction().execute(async (tx): Promise<SaveJobOutcome> => {
    await lockApplications(tx, personId);
    const restored = await restoreJob(tx, { personId, jobId, kind, now });
    if (restored) return { ok: true, id: restored, isNew: true };
    const fields = { ...posting, notes };
    const added = await insertApplication(tx, { personId, fields, stage: { kind }, jobId, now });
    if (added.ok) return { ok: true, id: added.id, isNew: true };
    if (added.reason === "known") {
      await tx
        .updateTable("applications")
        .where("user_id", "=", personId)
        .where("id", "=", added.id)
        .set({ archived_at: null })
        .execute();
      return { ok: true, id: added.id, isNew: false };
    }
    if (added.reason === "full") return { ok: false, reason: "full" };
    throw new Error(`no stage means ${kind}`);
  });
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
