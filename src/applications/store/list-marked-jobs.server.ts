import type { Database } from "../../platform/database/tables.ts";
import type { StageKind } from "../stage.ts";

/** A job that a person has saved or applied to. `stage` is the kind of its stage: "saved" means not applied yet. */
export type MarkedJob = { id: string; stage: StageKind; stageName: string };

/** Returns a person's applications for jobs, by the id of the job. With `jobIds`, only those of these jobs. */
export async function listMarkedJobs(
  db: Database,
  personId: string,
  jobIds?: readonly number[],
): Promise<Map<number, MarkedJob>> {
  if (jobIds?.length === 0) return new Map();
  const rows = await db
    .selectFrom("applications")
    .innerJoin("application_stages", "application_stages.id", "applications.stage_id")
    .where("applications.user_id", "=", personId)
    .where("applications.deleted_at", "is", null)
    .where("applications.job_id", "is not", null)
    .$if(jobIds !== undefined, (query) => query.where("applications.job_id", "in", [...(jobIds ?? [])]))
    .select(["applications.id", "applications.job_id", "application_stages.kind", "application_stages.name"])
    .execute();
  return new Map(
    rows.flatMap(({ id, job_id, kind, name }) =>
      job_id === null ? [] : [[job_id, { id, stage: kind, stageName: name }] as const],
    ),
  );
}
