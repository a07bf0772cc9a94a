import { Link } from "react-router";
import type { JobSummary } from "../../jobs/job-summary.ts";
import type { DashboardJobs } from "./dashboard-data.ts";
import { JobRows } from "./just-in.tsx";

type DashboardJobListProps = DashboardJobs & {
  /** The newest jobs of the site, shown when nothing is new in the saved searches. */
  newest: readonly JobSummary[];
  now: Date;
};

/** Jobs of the saved searches that are new since yesterday, or else the newest jobs of the site. */
export function DashboardJobList({
  jobs,
  count,
  searches,
  seeAll,
  isLate,
  newest,
  now,
}: DashboardJobListProps) {
  return (
    <div className="dashboard-side">
      <section aria-labelledby="h-new">
        <h2 id="h-new">New since yesterday</h2>
        {jobs.length === 0 ? (
          <NoNewJobs searches={searches} isLate={isLate} />
        ) : (
          <JobRows jobs={jobs} now={now} />
        )}
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
          <JobRows jobs={newest} now={now} />
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
