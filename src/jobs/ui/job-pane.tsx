import { ButtonLink } from "../../ui/button-link.tsx";
import type { JobDetail } from "../job-detail.ts";
import { AppliedNote } from "../saved/applied-note.tsx";
import { HideButtons } from "../saved/hide-buttons.tsx";
import { ApplyAndSave } from "./apply-and-save.tsx";
import { applyNote } from "./apply-note.ts";
import { FoundAt } from "./found-at.tsx";
import { JobDescription } from "./job-description.tsx";
import { JobFacts } from "./job-facts.tsx";
import { freshnessNote, payLabel, whoAndWhere } from "./job-texts.ts";
import { experienceLevelFilter } from "../search/filters/experience-level.ts";
import { Since } from "../../ui/since.tsx";
import { TypeBadges } from "./type-badges.tsx";

/** A job next to the list, on wide screens. */
export function JobPane({ job, to, now }: { job: JobDetail; to: string; now: Date }) {
  const doubt = freshnessNote(job, now);
  const note = applyNote(job, now);
  return (
    <>
      <div className="pane-head">
        <div>
          <h2>{job.title}</h2>
          <p className="muted">{whoAndWhere(job)}</p>
        </div>
        <div className="cluster">
          <ApplyAndSave job={job} now={now} />
          <ButtonLink look="quiet" to={to}>
            Open full page
          </ButtonLink>
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
        <JobFacts
          facts={[
            ["Salary", payLabel(job.pay, "long")],
            ["Type", job.types.length > 0 && <TypeBadges types={job.types} />],
            ["Level", job.level && experienceLevelFilter.labels[job.level]],
            [
              "Posted",
              job.postedAt ? <Since key="posted" moment={job.postedAt} now={now} /> : "Date unknown",
            ],
            ["First seen", <Since key="first" moment={job.firstSeenAt} now={now} />],
          ]}
        />
        <JobDescription job={job} />
        <section>
          <h3 className="h-ui">Where we found it</h3>
          <FoundAt findings={job.foundAt} now={now} />
        </section>
        <HideButtons job={job} />
      </div>
    </>
  );
}
