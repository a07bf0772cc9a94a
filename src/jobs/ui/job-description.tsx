import type { JobDetail } from "../job-detail.ts";
import { hasPage } from "./apply-note.ts";

type JobDescriptionProps = {
  job: Pick<JobDetail, "descriptionHtml" | "language" | "title" | "apply">;
  className?: string;
};

/** The employer's description in its own language. The HTML was sanitised before it was stored. */
export function JobDescription({ job, className = "prose" }: JobDescriptionProps) {
  if (job.descriptionHtml === "")
    return (
      <p className="muted">
        The listing has no description.{hasPage(job) && " Its original page may have one."}
      </p>
    );
  return (
    <div
      className={className}
      lang={job.language ?? undefined}
      dir="auto"
      // oxlint-disable-next-line react/no-danger -- sanitised at ingestion, never from a request
      dangerouslySetInnerHTML={{ __html: markPlainAddresses(job.descriptionHtml) }}
    />
  );
}

/** Marks links whose text is their address, so that the address is not printed twice. */
function markPlainAddresses(html: string): string {
  return html.replace(/<a href="([^"]+)"([^>]*)>(?=\1<\/a>)/g, '<a href="$1"$2 data-plain>');
}
