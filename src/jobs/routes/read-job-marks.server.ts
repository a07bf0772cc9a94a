import { getHidden, isJobHidden } from "../../alerts/hidden-jobs.server.ts";
import { listMarkedJobs } from "../../applications/store/saved-jobs.server.ts";
import type { JobSummary } from "../job-summary.ts";
import { companySlug } from "../extraction/company.ts";
import type { JobMarks } from "../saved/job-marks.tsx";
import type { RequestServices } from "../../app/request/services.ts";

/** Reads which jobs the signed-in person has saved, applied to or hidden; null for a visitor. */
export async function readJobMarks(
  { db, viewer: readViewer }: Pick<RequestServices, "db" | "viewer">,
  jobs: readonly Pick<JobSummary, "id" | "company">[],
): Promise<JobMarks | null> {
  const viewer = await readViewer();
  if (!viewer) return null;
  const some = jobs.map(({ id, company }) => ({ id: Number(id), companySlug: companySlug(company) }));
  const marked = await listMarkedJobs(
    db,
    viewer.id,
    some.map(({ id }) => id),
  );
  const hidden = await getHidden(db, viewer.id, some);
  const ids = (isWanted: (stage: string) => boolean) =>
    [...marked].filter(([, { stage }]) => isWanted(stage)).map(([id]) => String(id));
  return {
    saved: ids((stage) => stage === "saved"),
    applied: ids((stage) => stage !== "saved"),
    hidden: some.filter((job) => isJobHidden(hidden, job)).map(({ id }) => String(id)),
  };
}
