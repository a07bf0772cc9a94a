import { Link } from "react-router";
import type { JobSummary } from "../../jobs/job-summary.ts";
import type { FoundCount } from "../../jobs/read-home-figures.server.ts";
import { AppliedNote } from "../../jobs/saved/applied-note.tsx";
import { useJobMarks } from "../../jobs/saved/job-marks.tsx";
import { CompanyTile } from "../../jobs/ui/company-tile.tsx";
import { payLabel } from "../../jobs/ui/job-texts.ts";
import { TypeBadges } from "../../jobs/ui/type-badges.tsx";
import { Badge } from "../../ui/badge.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Since } from "../../ui/since.tsx";

type JustInProps = {
  jobs: readonly JobSummary[];
  foundLastHour: FoundCount;
  areSamples: boolean;
  now: Date;
};

/** The newest jobs, of different employers and trades. Hidden if there are none. */
export function JustIn({ jobs, foundLastHour, areSamples, now }: JustInProps) {
  if (jobs.length === 0) return null;
  const half = Math.ceil(jobs.length / 2);
  return (
    <section className="block" aria-labelledby="h-board">
      <div className="between">
        <h2 className="h-sec" id="h-board">
          Just in
        </h2>
        <p className="muted only-wide">
          {areSamples ? "Samples until the first source has been checked" : foundText(foundLastHour)}
        </p>
        <Link className="link" to="/jobs">
          See all jobs
        </Link>
      </div>
      <div className="just-in">
        <JobRows jobs={jobs.slice(0, half)} now={now} />
        <JobRows jobs={jobs.slice(half)} now={now} />
      </div>
    </section>
  );
}

/** Jobs in two lines each. */
export function JobRows({ jobs, now }: { jobs: readonly JobSummary[]; now: Date }) {
  const saved = useJobMarks()?.saved;
  return (
    <ul className="board">
      {jobs.map((job) => (
        <li key={job.id}>
          <CompanyTile company={job.company} />
          <h3>
            <Link to={job.path} prefetch="intent">
              {job.title}
            </Link>
          </h3>
          <span className={classNames("pay", !job.pay && "none")}>{payLabel(job.pay, "short")}</span>
          <p>
            <span className="co">{job.company}</span>
            {job.location && <span>{job.location}</span>}
            <TypeBadges types={job.types} />
            <AppliedNote jobId={job.id} />
            {saved?.includes(job.id) && <Badge>Saved</Badge>}
            {job.isSample && <Badge>Sample</Badge>}
          </p>
          <span className="meta">
            <Since moment={job.postedAt ?? job.firstSeenAt} now={now} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Says how many openings the last hour brought, if that is known exactly. */
function foundText({ count, isExact }: FoundCount): string {
  if (count === 0 || !isExact) return "The newest openings in the list";
  return `${count} ${count === 1 ? "opening" : "openings"} found in the last hour`;
}
