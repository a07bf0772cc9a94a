import { Link } from "react-router";
import type { JobSummary } from "../../jobs/job-summary.ts";
import { groupedNumber } from "../../jobs/ui/search-texts.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { mailedJob } from "../mail/alert-texts.ts";

export type PreviewPageProps = {
  name: string;
  /** The jobs of the last seven days, at most as many as one mail lists. */
  jobs: readonly JobSummary[];
  /** The number of all jobs, including those not listed. */
  count: number;
  now: Date;
};

/** The jobs that the mails of the last seven days would have had. */
export function PreviewPage({ name, jobs, count, now }: PreviewPageProps) {
  return (
    <div className="read alert-page">
      <header className="page-head">
        <h1>Preview: {name}</h1>
        <p className="lead">
          {count === 0
            ? "In the last seven days this would have sent nothing."
            : `In the last seven days this would have sent ${groupedNumber(count)} ${count === 1 ? "job" : "jobs"}.`}
        </p>
      </header>
      <ul className="preview-jobs">
        {jobs.map((job) => {
          const { title, pay, where, facts } = mailedJob(job, { publicUrl: "", now });
          return (
            <li key={job.id}>
              <h2 className="h-ui">
                <Link to={job.path}>{title}</Link>
              </h2>
              <p className={job.pay ? "preview-pay" : "preview-pay muted"}>{pay}</p>
              <p className="muted">{where}</p>
              <p className="meta">{facts}</p>
            </li>
          );
        })}
      </ul>
      {count > jobs.length && (
        <p className="meta">These are the newest {jobs.length}. A mail links to the rest.</p>
      )}
      <p className="cluster preview-end">
        <ButtonLink to="/saved-searches">Saved searches</ButtonLink>
      </p>
    </div>
  );
}
