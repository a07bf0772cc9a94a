import type { JobSummary } from "../job-summary.ts";
import { JobRow } from "./job-row.tsx";

/**
 * Openings as rows whose links lead to the pages of the jobs. It is not in `ui`, whose files /jobs loads: the search has
 * a list of its own, with a pane.
 */
export function OpeningList({ openings, now }: { openings: readonly JobSummary[]; now: Date }) {
  return (
    <ul className="jobs">
      {openings.map((job) => (
        <JobRow
          key={job.id}
          job={job}
          to={job.path}
          matchedWords={[]}
          now={now}
          isOpen={false}
          onOpen={() => {}}
        />
      ))}
    </ul>
  );
}
