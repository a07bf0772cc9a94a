import { ChevronRight, Layers } from "lucide-react";
import type { MouseEvent } from "react";
import { Link } from "react-router";
import { Badge } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { Tile } from "../../ui/tile.tsx";
import type { JobSummary } from "../job-summary.ts";
import { SaveJobButton } from "../saved/save-job-button.tsx";
import { modeWords, otherSitesWords, payWords } from "./job-words.ts";
import { MarkedText } from "./marked-text.tsx";
import { Since } from "../../ui/since.tsx";
import { TypeBadge } from "./type-badge.tsx";
import { usePreviousVisit } from "./use-previous-visit.ts";

type JobRowProps = {
  job: JobSummary;
  /** Its page, with the way back to this search. */
  to: string;
  matchedWords: readonly string[];
  now: Date;
  /** Shown in the pane beside the list. */
  isOpen: boolean;
  /** A plain click on the title. Calling `preventDefault` keeps the person on this page. */
  onOpen: (event: MouseEvent<HTMLAnchorElement>, job: JobSummary) => void;
};

/** A job in a list: the whole row is the link of its title, the buttons lie above it. */
export function JobRow({ job, to, matchedWords, now, isOpen, onOpen }: JobRowProps) {
  const previousVisit = usePreviousVisit();
  const isNew = previousVisit !== null && job.firstSeenAt.getTime() > previousVisit;
  const mode = modeWords(job.location, job.workMode);
  const others = otherSitesWords(job.otherSources);
  return (
    <li className={classNames("job", isOpen && "is-open")}>
      <Tile name={job.company} />
      <div className="job-head">
        <h3>
          <Link to={to} onClick={(event) => isPlainClick(event) && onOpen(event, job)}>
            <MarkedText text={job.title} words={matchedWords} />
          </Link>
        </h3>
        {isNew && <Badge tone="new">New</Badge>}
        {job.isSample && <Badge tone="line">Sample</Badge>}
      </div>
      <p className={classNames("job-pay", !job.pay && "none")}>{payWords(job.pay, "short")}</p>
      <div className="job-line">
        <p className="job-co">{job.company}</p>
        <p className="job-facts">
          {job.location && <span>{job.location}</span>}
          {mode && <span>{mode}</span>}
          {job.type && <TypeBadge type={job.type} />}
        </p>
      </div>
      {job.excerpt !== "" && (
        <p className="job-desc">
          <MarkedText text={job.excerpt} words={matchedWords} />
        </p>
      )}
      <p className="job-src meta">
        {wasPostedEarlier(job) && (
          <span>
            <span className="full">Posted </span>
            <Since moment={job.postedAt ?? job.firstSeenAt} now={now} />
          </span>
        )}
        <span className={classNames(wasPostedEarlier(job) && "full")}>
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
        <SaveJobButton job={job} look="quiet" size="sm" />
        <ButtonLink to={to} size="sm" aria-label={`View Details: ${job.title} at ${job.company}`}>
          <span>View Details</span>
          <Icon of={ChevronRight} size="sm" className="brief" />
        </ButtonLink>
      </div>
    </li>
  );
}

/** Whether the source dates it a day or more before we saw it: then that date tells more of it. */
function wasPostedEarlier({ postedAt, firstSeenAt }: JobSummary): boolean {
  return postedAt !== null && firstSeenAt.getTime() - postedAt.getTime() >= 86_400_000;
}

/** A click that means "open here": with a key or another button it means a new tab, and stays the browser's. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
