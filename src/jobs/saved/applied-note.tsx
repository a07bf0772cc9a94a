import { Badge } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { useJobMarks } from "./job-marks.tsx";

/** Says that the person has applied to a job. Absent for other jobs and for visitors. */
export function AppliedNote({ jobId }: { jobId: string }) {
  return useJobMarks()?.applied.includes(jobId) ? <Badge tone="brand">Applied</Badge> : null;
}

/** "I applied" for a visitor: applications are in accounts. */
export function AppliedLink({ jobId, size }: { jobId: string; size: "sm" | "lg" }) {
  const returnUrl = `/applications/add?job=${jobId}&stage=applied`;
  return (
    <ButtonLink look="quiet" size={size} to={`/auth?${new URLSearchParams({ tab: "register", returnUrl })}`}>
      I applied
    </ButtonLink>
  );
}
