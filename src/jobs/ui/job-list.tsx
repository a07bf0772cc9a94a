import type { KeyboardEvent, MouseEvent } from "react";
import type { JobSummary } from "../job-summary.ts";
import { useJobMarks } from "../saved/job-marks.tsx";
import type { SearchResult } from "../search/match/search-result.ts";
import { jobHref } from "./job-href.ts";
import { JobRow } from "./job-row.tsx";

type JobListProps = {
  result: Pick<SearchResult, "jobs" | "matchedWords" | "partialFrom">;
  now: Date;
  /** The job shown next to the list. */
  openId: string | null;
  /** The search of this list without "?", for the link back from a job's page. */
  from: string;
  /** Whether jobs that the person has hidden are shown. */
  showsHidden: boolean;
  onOpen: (event: MouseEvent<HTMLAnchorElement>, job: JobSummary) => void;
};

/** The rows of one page of results: full matches first, then partial matches under a separate note. */
export function JobList({ result, now, openId, from, showsHidden, onOpen }: JobListProps) {
  const { jobs, matchedWords, partialFrom } = result;
  const hidden = useJobMarks()?.hidden;
  const isShown = ({ id }: JobSummary) => showsHidden || !hidden?.includes(id);
  const full = (partialFrom === null ? jobs : jobs.slice(0, partialFrom)).filter(isShown);
  const partial = partialFrom === null ? [] : jobs.slice(partialFrom).filter(isShown);
  const rows = (some: JobSummary[]) =>
    some.map((job) => (
      <JobRow
        key={job.id}
        job={job}
        to={jobHref(job, from)}
        matchedWords={matchedWords}
        now={now}
        isOpen={job.id === openId}
        onOpen={onOpen}
      />
    ));
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a shortcut in addition to Tab, for links inside
    <div onKeyDown={moveBetweenRows}>
      {full.length > 0 && <ul className="jobs">{rows(full)}</ul>}
      {partial.length > 0 && (
        <>
          <p className="jobs-divide">These match in part</p>
          <ul className="jobs">{rows(partial)}</ul>
        </>
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
