import { listSavedJobs } from "../../applications/store/saved-jobs.server.ts";
import type { SavedJobOption } from "../saved/saved-job-choice.tsx";
import type { RequestServices } from "../../app/request/services.ts";

/** Maximum number of jobs in the list. */
const maxShown = 100;

/** Lists the saved jobs of the signed-in person that are on this site, the newest first; none for a visitor. */
export async function savedJobOptions({
  db,
  clock,
  viewer: readViewer,
}: Pick<RequestServices, "db" | "clock" | "viewer">): Promise<SavedJobOption[]> {
  const viewer = await readViewer();
  if (!viewer) return [];
  const saved = await listSavedJobs(db, { personId: viewer.id, sort: "saved", now: clock() });
  return saved
    .flatMap(({ jobId, title, company }) => (jobId === null ? [] : [{ id: String(jobId), title, company }]))
    .slice(0, maxShown);
}
