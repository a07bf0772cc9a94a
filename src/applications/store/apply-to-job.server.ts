import type { Database } from "../../platform/database/tables.ts";
import { listStages } from "../stages/list-stages.server.ts";
import { moveApplication } from "./move-application.server.ts";
import { readApplication } from "./read-application.server.ts";
import { addJob, type SaveJobOutcome } from "./save-job.server.ts";

/**
 * Records that a person applied to a job. A saved job moves to the first stage of the kind "applied"; an application in
 * a later stage stays there.
 */
export async function applyToJob(
  db: Database,
  { personId, jobId, now }: { personId: string; jobId: number; now: Date },
): Promise<SaveJobOutcome> {
  const added = await addJob(db, { personId, jobId, now }, "applied");
  if (!added.ok || added.isNew) return added;
  const application = await readApplication(db, { personId, id: added.id });
  if (application?.stage.kind !== "saved") return added;
  const applied = (await listStages(db, personId)).find(({ kind }) => kind === "applied");
  if (applied) await moveApplication(db, { personId, id: added.id, stageId: applied.id, before: null, now });
  return added;
}
