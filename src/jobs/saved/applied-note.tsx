import { Badge } from "../../ui/badge.tsx";
import { useJobMarks } from "./job-marks.tsx";

/** Says that the person has applied to a job. Absent for other jobs and for visitors. */
export function AppliedNote({ jobId }: { jobId: string }) {
  return useJobMarks()?.applied.includes(jobId) ? <Badge tone="brand">Applied</Badge> : null;
}
