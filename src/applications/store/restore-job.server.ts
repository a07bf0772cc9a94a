import type { Database } from "../../platform/database/tables.ts";
import type { StageKind } from "../stage.ts";
import { moveWithin } from "./move-application.server.ts";
import { ensureStages } from "../stages/list-stages.server.ts";
import { findStage } from "./add-application.server.ts";

/**
 * Restores the last deleted application for a job, and moves it to the first stage of a kind. Returns its id; null if
 * there is none, or if the job has another application that is not deleted.
 */
export async function restoreJob(
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
  const stage = findStage(await ensureStages(tx, personId), { kind });
  if (stage) await moveWithin(tx, { personId, id: last.id, stageId: stage.id, before: null, now });
  return last.id;
}
