import { Link } from "react-router";
import type { JobSummary } from "../../jobs/job-summary.ts";
import { AppliedNote } from "../../jobs/saved/applied-note.tsx";
import { useJobMarks } from "../../jobs/saved/job-marks.tsx";
import { payLabel } from "../../jobs/ui/job-texts.ts";
import { TypeBadges } from "../../jobs/ui/type-badges.tsx";
import { Badge } from "../../ui/badge.tsx";
import { classNames } from "../../ui/class-names.ts";
import type { DashboardJobs } from "./dashboard-data.ts";

type DashboardJobListProps = DashboardJobs & {
  /** The newest jobs of the site, shown when nothing is new in the saved searches. */
  newest: readonly JobSummary[];
};

/** Jobs of the saved searches that are new since yesterday, or else the newest jobs of the site. */
export function DashboardJobList({ jobs, count, searches, seeAll, isLate, newest }: DashboardJobListProps) {
  return (
    <div className="dashboard-side">
      <section aria-labelledby="h-new">
        <h2 id="h-new">New since yesterday</h2>
        {jobs.length === 0 ? <NoNewJobs searches={searches} isLate={isLate} /> : <Rows jobs={jobs} />}
        {count > jobs.length && (
          <p className="more">
            <Link className="link" to={seeAll}>
              See all {count.toLocaleString("en-GB")}
            </Link>
          </p>
        )}
      </section>
      {jobs.length === 0 && newest.length > 0 && (
        <section aria-labelledby="h-newest">
          <h2 id="h-newest">Just in</h2>
          <Rows jobs={newest} />
          <p className="more">
            <Link className="link" to="/jobs">
              See all jobs
            </Link>
          </p>
        </section>
      )}
    </div>
  );
}

function Rows({ jobs }: { jobs: readonly JobSummary[] }) {
  const saved = useJobMarks()?.saved;
  return (
    <ul className="dashboard-list">
      {jobs.map((job) => (
        <li key={job.id}>
          <Link to={job.path} prefetch="intent">
            {job.title}
          </Link>
          <span className={classNames("pay", !job.pay && "muted")}>{payLabel(job.pay, "short")}</span>
          <p>
            <span>{job.company}</span>
            {job.location && <span>{job.location}</span>}
            <TypeBadges types={job.types} />
            <AppliedNote jobId={job.id} />
            {saved?.includes(job.id) && <Badge>Saved</Badge>}
            {job.isSample && <Badge>Sample</Badge>}
          </p>
        </li>
      ))}
    </ul>
  );
}

function NoNewJobs({ searches, isLate }: Pick<DashboardJobs, "searches" | "isLate">) {
  if (isLate)
    return (
      <p className="dashboard-none">
        Searching took too long this time. Open your{" "}
        <Link className="link" to="/saved-searches">
          saved searches
        </Link>{" "}
        to see what is new.
      </p>
    );
  if (searches === 0)
    return (
      <p className="dashboard-none">
        You have no saved searches.{" "}
        <Link className="link" to="/jobs">
          Search for jobs
        </Link>{" "}
        and save the search: new jobs that match it are listed here.
      </p>
    );
  return (
    <p className="dashboard-none">
      Nothing new in your{" "}
      <Link className="link" to="/saved-searches">
        {searches === 1 ? "saved search" : `${searches} saved searches`}
      </Link>
      .
    </p>
  );
}
