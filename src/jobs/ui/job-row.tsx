import { ChevronRight, Layers } from "lucide-react";
import type { MouseEvent } from "react";
import { Link } from "react-router";
import { Badge } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { closedText } from "../closing-date.ts";
import { CompanyTile } from "./company-tile.tsx";
import type { JobSummary } from "../job-summary.ts";
import { AppliedNote } from "../saved/applied-note.tsx";
import { HideMenu } from "../saved/hide-buttons.tsx";
import { SaveJobButton } from "../saved/save-job-button.tsx";
import { useFitLevel, type FitLevel } from "./fit-levels.ts";
import { otherSitesText, outdatedText, payLabel, wasPostedEarlier, workModeText } from "./job-texts.ts";
import { Since } from "../../ui/since.tsx";
import { TypeBadges } from "./type-badges.tsx";
import { usePreviousVisit } from "./use-previous-visit.ts";
import { markedParts } from "./marked-parts.ts";

type JobRowProps = {
  job: JobSummary;
  /** Link to the job's page, which links back to this search. */
  to: string;
  matchedWords: readonly string[];
  now: Date;
  /** True if the job is shown in the pane next to the list. */
  isOpen: boolean;
  /** Called on a plain click on the title. `preventDefault` keeps the visitor on this page. */
  onOpen: (event: MouseEvent<HTMLAnchorElement>, job: JobSummary) => void;
};

/** A job in a list. The link of its title covers the whole row; the buttons lie above it. */
export function JobRow({ job, to, matchedWords, now, isOpen, onOpen }: JobRowProps) {
  const mode = workModeText(job.location, job.workMode);
  const others = otherSitesText(job.otherSources);
  const closed = closedText(job, now);
  const outdated = outdatedText(job, now);
  return (
    <li className={classNames("job", isOpen && "is-open")}>
      <CompanyTile company={job.company} />
      <div className="job-head">
        <h3>
          <Link to={to} onClick={(event) => isPlainClick(event) && onOpen(event, job)}>
            <MarkedText text={job.title} words={matchedWords} />
          </Link>
        </h3>
        {closed ? <Badge tone="warn">{closed}</Badge> : <NewBadge firstSeenAt={job.firstSeenAt} />}
        <AppliedNote jobId={job.id} />
        {outdated && <Badge tone="warn">{outdated}</Badge>}
        {job.isSample && <Badge tone="line">Sample</Badge>}
      </div>
      <p className={classNames("job-pay", !job.pay && "none")}>{payLabel(job.pay, "short")}</p>
      <div className="job-line">
        <p className="job-co">{job.company}</p>
        {job.location && <span>{job.location}</span>}
        {mode && <span>{mode}</span>}
        <TypeBadges types={job.types} />
      </div>
      {job.excerpt !== "" && (
        <p className="job-desc">
          <MarkedText text={job.excerpt} words={matchedWords} />
        </p>
      )}
      <p className="job-src meta">
        <FitMark jobId={job.id} />
        {job.postedAt === null && <span>Date unknown</span>}
        {wasPostedEarlier(job) && (
          <span>
            <span className="full">Posted </span>
            <Since moment={job.postedAt ?? job.firstSeenAt} now={now} />
          </span>
        )}
        <span className={classNames((wasPostedEarlier(job) || !job.postedAt) && "full")}>
          <span className="full">First seen </span>
          <Since moment={job.firstSeenAt} now={now} />
        </span>
        <span className="full">{job.sourceLabel}</span>
        {others && (
          <span className="also">
            <Icon of={Layers} size="sm" />
            <span className="full">{others}</span>
            <span className="brief" aria-hidden="true">
              +{job.otherSources}
            </span>
          </span>
        )}
      </p>
      <div className="job-acts">
        <HideMenu job={job} />
        <SaveJobButton job={job} look="quiet" size="sm" />
        <ButtonLink to={to} size="sm" aria-label={`View Details: ${job.title} at ${job.company}`}>
          <span>View Details</span>
          <Icon of={ChevronRight} size="sm" className="brief" />
        </ButtonLink>
      </div>
    </li>
  );
}

/** The words for a fit, and how many of five bars are filled. A poor fit is not marked. */
const fitMarks: Readonly<Record<FitLevel, { label: string; bars: number } | null>> = {
  strong: { label: "Strong fit", bars: 5 },
  good: { label: "Good fit", bars: 4 },
  partial: { label: "Partial fit", bars: 2 },
  poor: null,
};

/** How well the person's CV fits, as bars and in words. */
function FitMark({ jobId }: { jobId: string }) {
  const level = useFitLevel(jobId);
  const mark = level && fitMarks[level];
  if (!mark) return null;
  return (
    <span className={classNames("fit-mark", level !== "partial" && "is-good")}>
      <i aria-hidden="true">
        {[1, 2, 3, 4, 5].map((bar) => (
          <b key={bar} className={bar <= mark.bars ? "on" : undefined} />
        ))}
      </i>
      <span>{mark.label}</span>
    </span>
  );
}

/** Marks a job that came after the previous visit. The rest of the row does not render again when it appears. */
function NewBadge({ firstSeenAt }: Pick<JobSummary, "firstSeenAt">) {
  const previousVisit = usePreviousVisit();
  return previousVisit !== null && firstSeenAt.getTime() > previousVisit ? (
    <Badge tone="new">New</Badge>
  ) : null;
}

/** Returns true for a click without modifier keys. Others open a new tab and are left to the browser. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Text in which the searched words are highlighted. */
function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  return markedParts(text, words).map((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- parts have no other identity
    part.isMarked ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
