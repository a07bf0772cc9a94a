import { Link } from "react-router";
import type { JobSummary } from "../../jobs/job-summary.ts";
import { payLabel } from "../../jobs/ui/job-texts.ts";
import { Since } from "../../ui/since.tsx";
import { TypeBadges } from "../../jobs/ui/type-badges.tsx";
import { Badge } from "../../ui/badge.tsx";
import { classNames } from "../../ui/class-names.ts";
import type { FoundCount } from "../../jobs/read-home-figures.server.ts";

type JustInProps = {
  jobs: readonly JobSummary[];
  foundLastHour: FoundCount;
  areSamples: boolean;
  now: Date;
};

/** The newest jobs, as a departures board. Hidden if there are none. */
export function JustIn({ jobs, foundLastHour, areSamples, now }: JustInProps) {
  if (jobs.length === 0) return null;
  return (
    <section className="block" aria-labelledby="h-board">
      <div className="board-head">
        <h2 className="h-sec" id="h-board">
          Just in
        </h2>
        <p className="muted">
          {areSamples ? "Samples until the first source has been checked" : foundText(foundLastHour)}
        </p>
      </div>
      <ul className="board">
        {jobs.map((job) => (
          <BoardRow key={job.id} job={job} now={now} />
        ))}
      </ul>
      <p className="board-foot">
        <Link className="link" to="/jobs">
          See all jobs
        </Link>
      </p>
    </section>
  );
}

function BoardRow({ job, now }: { job: JobSummary; now: Date }) {
  const sources = job.otherSources + 1;
  return (
    <li>
      <Link to={job.path} prefetch="intent">
        <span className="when">
          <Since moment={job.postedAt ?? job.firstSeenAt} now={now} />
        </span>
        <span className="ti">
          <b>{job.title}</b> <span className="co">{job.company}</span>
          {job.isSample && <Badge>Sample</Badge>}
        </span>
        <span className="pl">{job.location}</span>
        <span className="ty">
          <TypeBadges types={job.types} />
        </span>
        <span className={classNames("pay", !job.pay && "none")}>{payLabel(job.pay, "short")}</span>
        <span className="src">{sources === 1 ? job.sourceLabel || "1 source" : `${sources} sources`}</span>
      </Link>
    </li>
  );
}

/** Says how many openings the last hour brought, if that is known exactly. */
function foundText({ count, isExact }: FoundCount): string {
  if (count === 0 || !isExact) return "The newest openings in the list";
  return `${count} ${count === 1 ? "opening" : "openings"} found in the last hour`;
}
