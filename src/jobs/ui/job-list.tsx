import type { KeyboardEvent, MouseEvent } from "react";
import type { JobSummary } from "../job-summary.ts";
import type { SearchResult } from "../search/match/search-result.ts";
import { jobHref } from "./job-href.ts";
import { JobRow } from "./job-row.tsx";

/** How the rows of all lists of a page are shown. */
export type ListSettings = {
  now: Date;
  /** The job shown next to the list. */
  openId: string | null;
  /** The search of this list without "?", for the link back from a job's page. */
  from: string;
  onOpen: (event: MouseEvent<HTMLAnchorElement>, job: JobSummary) => void;
};

type JobListProps = ListSettings & { result: Pick<SearchResult, "jobs" | "matchedWords"> };

/** The rows of one page of results. */
export function JobList({ result, now, openId, from, onOpen }: JobListProps) {
  const { jobs, matchedWords } = result;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a shortcut in addition to Tab, for links inside
    <div onKeyDown={moveBetweenRows}>
      {jobs.length > 0 && (
        <ul className="jobs">
          {jobs.map((job) => (
            <JobRow
              key={job.id}
              job={job}
              to={jobHref(job, from)}
              matchedWords={matchedWords}
              now={now}
              isOpen={job.id === openId}
              onOpen={onOpen}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Moves to the next or previous title with j and k, while the focus is in the list. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === "j" ? 1 : event.key === "k" ? -1 : 0;
  if (step === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  const titles = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>(".job h3 a")];
  const row = (event.target as Element).closest(".job");
  const at = titles.findIndex((title) => row?.contains(title));
  titles[at + step]?.focus();
}
