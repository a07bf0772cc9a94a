import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { Badge } from "../../ui/badge.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Notice } from "../../ui/notice.tsx";
import { CompanyTile } from "./company-tile.tsx";
import type { JobDetail } from "../job-detail.ts";
import type { JobSummary } from "../job-summary.ts";
import { HideButtons } from "../saved/hide-buttons.tsx";
import type { LandingLink } from "../job-detail.ts";
import { experienceLevelFilter } from "../search/filters/experience-level.ts";
import { searchPath } from "../search/query/search-address.ts";
import { emptySearch, type SearchQuery } from "../search/query/search-query.ts";
import { ApplyAndSave } from "./apply-and-save.tsx";
import { applyNote } from "./apply-note.ts";
import { StatedFact } from "./evidence.tsx";
import { openingSigns, type OpeningHistory } from "../freshness/opening-history.ts";
import { FoundAt } from "./found-at.tsx";
import { JobDescription } from "./job-description.tsx";
import { JobGlance } from "./job-glance.tsx";
import {
  applyPromise,
  freshnessNote,
  otherSitesText,
  payLabel,
  wasPostedEarlier,
  workModeText,
} from "./job-texts.ts";
import { searchTitle } from "./search-texts.ts";
import { SampleNote } from "./sample-note.tsx";
import { Since } from "../../ui/since.tsx";
import { formatDay } from "../../ui/format-time.ts";
import { TypeBadges } from "./type-badges.tsx";
import { usePreviousVisit } from "./use-previous-visit.ts";

export type JobPageProps = {
  job: JobDetail;
  /** Why its adverts are one job, in the order of `foundAt`. */
  reasons: readonly (string | null)[];
  history: OpeningHistory;
  similar: readonly JobSummary[];
  /** The pages of its occupation and place. */
  landings: readonly LandingLink[];
  /** The search that led here; null when unknown. */
  cameFrom: SearchQuery | null;
  now: Date;
  /** How a CV of the person fits the job, in short and line by line. */
  fitSummary: ReactNode;
  fitSection: ReactNode;
  /** Puts the job on the person's board. */
  track: ReactNode;
};

/** All data of one job, and the link to apply. */
export function JobPage({
  job,
  reasons,
  history,
  similar,
  landings,
  cameFrom,
  now,
  fitSummary,
  fitSection,
  track,
}: JobPageProps) {
  const previousVisit = usePreviousVisit();
  const isNew = previousVisit !== null && job.firstSeenAt.getTime() > previousVisit;
  const place = [job.location, workModeText(job.location, job.workMode)].filter(Boolean).join(" · ");
  const others = otherSitesText(job.otherSources);
  const doubt = freshnessNote(job, now);
  const note = applyNote(job, now);
  const { evidence } = job.stated;
  const hasApplyBar = job.apply !== null && job.goneAt === null;
  return (
    <>
      <div className="page job-page">
        <Crumbs cameFrom={cameFrom} />
        <div className="top">
          <h1>{job.title}</h1>
          <div className="who">
            <CompanyTile company={job.company} size="lg" />
            <p>
              {job.companyPath ? (
                <Link className="link" to={job.companyPath}>
                  {job.company}
                </Link>
              ) : (
                job.company
              )}
              {place && <span className="who-where">{place}</span>}
            </p>
          </div>
          <div className="cluster top-facts">
            <span className={job.pay ? "pay-big" : "pay-big none"}>
              <StatedFact evidence={job.pay && evidence.pay}>{payLabel(job.pay, "long")}</StatedFact>
            </span>
            {job.types.length > 0 && (
              <StatedFact evidence={evidence.type}>
                <TypeBadges types={job.types} />
              </StatedFact>
            )}
            {job.level && (
              <span className="meta">
                <StatedFact evidence={evidence.level}>{experienceLevelFilter.labels[job.level]}</StatedFact>
              </span>
            )}
            {isNew && <Badge tone="new">New</Badge>}
            {job.isSample && <Badge tone="line">Sample</Badge>}
            {wasPostedEarlier(job) && (
              <span className="meta">
                Posted <Since moment={job.postedAt ?? job.firstSeenAt} now={now} />
              </span>
            )}
            <span className="meta">
              First seen <Since moment={job.firstSeenAt} now={now} />
            </span>
            {others && (
              <a className="link meta" href="#found">
                {others}
              </a>
            )}
          </div>
          {job.goneAt && (
            <Notice tone="warn">
              <strong>This job is no longer listed.</strong> It left the sites where we found it by{" "}
              {formatDay(job.goneAt, now)}, so it is filled or withdrawn. Below is the listing as it was, and
              jobs like it.
            </Notice>
          )}
          {job.isSample && <SampleNote />}
          {note && (
            <Notice tone="warn">
              <strong>{note.fact}</strong> {note.advice}
            </Notice>
          )}
          {doubt && <Notice tone="warn">{doubt}</Notice>}
          <HistoryNote history={history} job={job} now={now} />
          <div className={hasApplyBar ? "cluster top-acts in-bar" : "cluster top-acts"}>
            <ApplyAndSave job={job} size="lg" now={now} />
            {track}
            <p className="meta">{applyPromise(job, now)}</p>
          </div>
        </div>
        <div className="body">
          <div className="job-main">
            {fitSummary}
            <h2 className="sr">Description</h2>
            <JobDescription job={job} className="prose prose-job" />
            {job.skills.length > 0 && <Skills skills={job.skills} />}
            {fitSection}
            <section className="sec" aria-labelledby="found">
              <h2 id="found">Where we found it</h2>
              <FoundAt findings={job.foundAt} reasons={reasons} now={now} />
              <p className="meta sec-note">
                Something wrong?{" "}
                <Link className="link" to={`/contact?topic=listing&job=${job.id}`}>
                  Report this listing
                </Link>
              </p>
            </section>
          </div>
          <aside className="side" aria-label="About this job">
            <section aria-labelledby="glance">
              <h2 id="glance">At a glance</h2>
              <JobGlance job={job} now={now} />
            </section>
            <section aria-labelledby="prepare">
              <h2 id="prepare">Prepare</h2>
              <p>
                <Link className="link" to={`/tools/cover-letter?job=${job.id}`}>
                  Write a cover letter
                </Link>
              </p>
              <p>
                <Link className="link" to={`/tools/interview-questions?job=${job.id}`}>
                  Likely interview questions
                </Link>
              </p>
            </section>
            <HideButtons job={job} />
            {similar.length > 0 && <SimilarJobs jobs={similar} />}
            {landings.length > 0 && <MoreOpenings landings={landings} />}
          </aside>
        </div>
      </div>
      {hasApplyBar && (
        <div className="applybar">
          <ApplyAndSave job={job} now={now} />
        </div>
      )}
    </>
  );
}

/** Says how often the opening was posted, and how long the employer's other adverts stayed. */
function HistoryNote({ history, job, now }: Pick<JobPageProps, "history" | "job" | "now">) {
  const signs = openingSigns(history, job, now);
  if (signs.length === 0) return null;
  return (
    <Notice tone="info">
      {signs.join(" ")}
      {history.earlier.length > 0 && (
        <>
          {" "}
          Earlier adverts:{" "}
          {history.earlier.map(({ path, postedAt }, at) => (
            <Fragment key={path}>
              {at > 0 && ", "}
              <Link className="link" to={path}>
                {formatDay(postedAt, now)}
              </Link>
            </Fragment>
          ))}
          .
        </>
      )}
    </Notice>
  );
}

function Crumbs({ cameFrom }: { cameFrom: SearchQuery | null }) {
  const path = cameFrom ? searchPath(cameFrom) : "/jobs";
  return (
    <Breadcrumb
      above={[
        { name: "Jobs", path: "/jobs" },
        ...(cameFrom && path !== "/jobs" ? [{ name: searchTitle(cameFrom), path }] : []),
      ]}
    />
  );
}

function MoreOpenings({ landings }: { landings: readonly LandingLink[] }) {
  return (
    <section aria-labelledby="more">
      <h2 id="more">More openings</h2>
      <ul>
        {landings.map(({ path, name, openings }) => (
          <li key={path}>
            <Link className="link" to={path}>
              {name}
            </Link>{" "}
            ({openings.toLocaleString("en-GB")})
          </li>
        ))}
      </ul>
    </section>
  );
}

function Skills({ skills }: { skills: readonly string[] }) {
  return (
    <section className="sec" aria-labelledby="skills">
      <h2 id="skills">Skills in this advert</h2>
      <ul className="cluster skills">
        {skills.map((skill) => (
          <li key={skill}>
            <Link className="badge" to={searchPath({ ...emptySearch, keywords: skill })}>
              {skill}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Similar jobs with title, pay, company and place. */
function SimilarJobs({ jobs }: { jobs: readonly JobSummary[] }) {
  return (
    <section aria-labelledby="similar">
      <h2 id="similar">Similar jobs</h2>
      <ul className="sim">
        {jobs.map((job) => (
          <li key={job.id}>
            <Link to={job.path}>{job.title}</Link>
            <span className={job.pay ? "job-pay" : "job-pay none"}>{payLabel(job.pay, "short")}</span>
            <p>{[job.company, job.location].filter(Boolean).join(" · ")}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
