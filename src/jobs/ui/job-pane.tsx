import { Maximize2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/icon.tsx";
import { formatDay } from "../../ui/format-time.ts";
import { Since } from "../../ui/since.tsx";
import { hasClosed } from "../closing-date.ts";
import type { JobDetail } from "../job-detail.ts";
import { AppliedNote } from "../saved/applied-note.tsx";
import { HideMenu } from "../saved/hide-buttons.tsx";
import { experienceLevelFilter } from "../search/filters/experience-level.ts";
import { ApplyAndSave } from "./apply-and-save.tsx";
import { applyNote } from "./apply-note.ts";
import { CompanyTile } from "./company-tile.tsx";
import { StatedFact } from "./evidence.tsx";
import { FoundAt } from "./found-at.tsx";
import { JobDescription } from "./job-description.tsx";
import { applyPromise, freshnessNote, payLabel, workModeText } from "./job-texts.ts";
import { TypeBadges } from "./type-badges.tsx";

type JobPaneProps = {
  job: JobDetail;
  /** Link to the job's page. */
  to: string;
  now: Date;
  /** How the person's CV fits. */
  fit: ReactNode;
};

/** A job next to the list, on wide screens. */
export function JobPane({ job, to, now, fit }: JobPaneProps) {
  const doubt = freshnessNote(job, now);
  const note = applyNote(job, now);
  const { evidence } = job.stated;
  const mode = workModeText(job.location, job.workMode);
  return (
    <>
      <div className="pane-head">
        <div className="pane-top">
          <CompanyTile company={job.company} size="lg" />
          <div>
            <h2>{job.title}</h2>
            <p className="muted">
              {job.companyPath ? <Link to={job.companyPath}>{job.company}</Link> : job.company}
              {job.location && `, ${job.location}`}
            </p>
          </div>
          <div className="pane-acts">
            <HideMenu job={job} />
            <Link
              className={buttonClass({ look: "quiet", size: "sm" }, "btn-icon")}
              to={to}
              aria-label="Open full page"
              title="Open full page"
            >
              <Icon of={Maximize2} />
            </Link>
          </div>
        </div>
        <div className="pane-facts">
          <b className={job.pay ? undefined : "none"}>
            <StatedFact evidence={job.pay && evidence.pay}>{payLabel(job.pay, "long")}</StatedFact>
          </b>
          <TypeBadges types={job.types} />
          {job.level && <span>{experienceLevelFilter.labels[job.level]}</span>}
          {mode && <span>{mode}</span>}
          <span>
            {job.postedAt ? (
              <>
                Posted <Since moment={job.postedAt} now={now} />
              </>
            ) : (
              "Date unknown"
            )}
          </span>
          {job.closesAt && !hasClosed(job, now) && <span>Apply by {formatDay(job.closesAt, now)}</span>}
        </div>
        <div className="cluster">
          <ApplyAndSave job={job} now={now} />
          <p className="meta pane-promise">{applyPromise(job, now)}</p>
        </div>
        <AppliedNote jobId={job.id} />
        {job.goneAt && <p className="pane-note">No longer listed on the sites where we found it.</p>}
        {note && (
          <p className="pane-note">
            <strong>{note.fact}</strong> {note.advice}
          </p>
        )}
        {doubt && <p className="pane-note">{doubt}</p>}
      </div>
      <div className="pane-body">
        {fit}
        <JobDescription job={job} />
        <section>
          <h3 className="h-ui">Where we found it</h3>
          <FoundAt findings={job.foundAt} now={now} />
        </section>
      </div>
    </>
  );
}
