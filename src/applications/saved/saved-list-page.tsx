import { Download } from "lucide-react";
import { Form, Link } from "react-router";
import { Badge } from "../../ui/badge.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Button } from "../../ui/button.tsx";
import { ChoiceLink } from "../../jobs/companies/choice-link.tsx";
import { closedText } from "../../jobs/closing-date.ts";
import { NothingSaved } from "../../jobs/ui/nothing-saved.tsx";
import { Icon } from "../../ui/icon.tsx";
import { TextareaField } from "../../ui/textarea-field.tsx";
import { CompanyTile } from "../../jobs/ui/company-tile.tsx";
import { formatDay } from "../../ui/format-time.ts";
import { TimeZoneField } from "../../ui/time-zone-field.tsx";
import { UndoNotice } from "../../ui/undo-notice.tsx";
import { longest } from "../application.ts";

/** Orders of the list of saved jobs. */
const savedSorts = ["saved", "closing", "company", "title"] as const;
export type SavedSort = (typeof savedSorts)[number];

const savedSortLabels: Record<SavedSort, string> = {
  saved: "Latest saved",
  closing: "Closing soon",
  company: "Company",
  title: "Title",
};

export function parseSavedSort(value: unknown): SavedSort {
  return savedSorts.find((one) => one === value) ?? "saved";
}

/** A saved job in the list: an application in a stage of the kind "saved". */
export type SavedApplication = {
  id: string;
  jobId: number | null;
  title: string;
  company: string;
  place: string;
  link: string;
  /** Markdown. */
  notes: string;
  /** "2026-01-31" */
  applyBy: string | null;
  savedAt: Date;
};

type SavedListPageProps = {
  jobs: readonly (SavedApplication & { pay: string; isGone: boolean })[];
  sort: SavedSort;
  /** Whether the person has applications in later stages. It matters only when no job is in the list. */
  hasMovedOn: boolean;
  /** A job that was just removed and can be restored. */
  removed: { id: string; title: string } | null;
  /** The change that was just made by "I applied"; null for none. */
  applied: string | null;
  now: Date;
  /** Notes that were refused, because other notes had been stored meanwhile. */
  refused: { id: string; notes: string; seen: string; error: string } | null;
};

/** The jobs that a person has saved in the account, with notes. */
export function SavedListPage(props: SavedListPageProps) {
  const { jobs, sort, hasMovedOn, removed, applied, now, refused } = props;
  return (
    <div className="page saved-page">
      <header className="page-head">
        <h1>Saved jobs</h1>
        <p className="lead">
          They are in your account, in the first stage of your{" "}
          <Link className="link" to="/applications">
            applications
          </Link>
          . A saved job stays readable after it is gone.
        </p>
      </header>
      {removed && (
        <UndoNotice field="id" id={removed.id} name="do" value="restore">
          <strong>Removed:</strong> {removed.title}.
        </UndoNotice>
      )}
      {applied && (
        <UndoNotice
          action="/applications/from-job"
          field="undo"
          id={applied}
          name="returnTo"
          value={sort === "saved" ? "/saved" : `/saved?sort=${sort}`}
        >
          <strong>Applied.</strong> The application is on{" "}
          <Link className="link" to="/applications">
            your board
          </Link>
          . A CV or a letter that you made for it is noted there.
        </UndoNotice>
      )}
      {jobs.length === 0 ? (
        <NothingSaved>
          {hasMovedOn && (
            <>
              Saved jobs that moved on are <Link to="/applications">on your board</Link>.
            </>
          )}
        </NothingSaved>
      ) : (
        <>
          <div className="between saved-tools">
            <nav className="cluster" aria-label="Order">
              {savedSorts.map((one) => (
                <ChoiceLink
                  key={one}
                  to={one === "saved" ? "/saved" : `/saved?sort=${one}`}
                  isCurrent={one === sort}
                >
                  {savedSortLabels[one]}
                </ChoiceLink>
              ))}
            </nav>
            <a className={buttonClass({ look: "quiet", size: "sm" })} href="/saved/jobs.csv" download>
              <Icon of={Download} size="sm" />
              Export CSV
            </a>
          </div>
          <ul className="saved">
            {jobs.map((job) => (
              <SavedItem
                key={job.id}
                job={job}
                sort={sort}
                now={now}
                refused={refused?.id === job.id ? refused : null}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

type SavedItemProps = Pick<SavedListPageProps, "now" | "refused" | "sort"> & {
  job: SavedListPageProps["jobs"][number];
};

function SavedItem({ job, sort, now, refused }: SavedItemProps) {
  const { id, jobId, title, company, place, pay, notes, applyBy, savedAt, isGone } = job;
  const closesAt = applyBy === null ? null : new Date(`${applyBy}T00:00:00Z`);
  const closed = closedText({ closesAt }, now);
  return (
    <li>
      <CompanyTile company={company} />
      <div>
        <h2 className="h-ui">{jobId === null ? title : <Link to={`/jobs/${jobId}`}>{title}</Link>}</h2>
        <p className="muted">{[company, place, pay].filter(Boolean).join(" · ")}</p>
        <p className="meta">
          Saved on {formatDay(savedAt, now)}
          {closesAt && !closed && `, apply by ${formatDay(closesAt, now)}`}{" "}
          {closed && <Badge tone="warn">{closed}</Badge>}{" "}
          {isGone && <Badge tone="warn">No longer listed</Badge>}
        </p>
      </div>
      <div className="saved-acts">
        {jobId !== null && (
          <Form method="post" action="/applications/from-job">
            <input type="hidden" name="job" value={jobId} />
            <input
              type="hidden"
              name="returnTo"
              value={sort === "saved" ? "/saved" : `/saved?sort=${sort}`}
            />
            <TimeZoneField />
            <Button size="sm" aria-label={`I applied: ${title}`}>
              I applied
            </Button>
          </Form>
        )}
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            look="quiet"
            size="sm"
            name="do"
            value="remove"
            aria-label={`Remove: ${title}`}
          >
            Remove
          </Button>
        </Form>
      </div>
      <details className="fold saved-notes" open={notes !== "" || undefined}>
        <summary>
          Notes<span className="sr"> on {title}</span>
        </summary>
        <Form method="post" className="stack">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="seen" value={refused?.seen ?? notes} />
          <TextareaField
            label={`Notes on ${title}`}
            error={refused?.error}
            name="notes"
            rows={3}
            maxLength={longest.notes}
            defaultValue={refused?.notes ?? notes}
          />
          <p>
            <Button type="submit" size="sm" name="do" value="note">
              Save notes
            </Button>
          </p>
        </Form>
      </details>
    </li>
  );
}
