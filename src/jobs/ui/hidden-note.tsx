import { Link } from "react-router";
import { useJobMarks } from "../saved/job-marks.tsx";
import type { JobSummary } from "../job-summary.ts";
import { searchPath } from "../search/query/search-address.ts";
import type { SearchQuery } from "../search/query/search-query.ts";

type HiddenNoteProps = { query: SearchQuery; jobs: readonly JobSummary[]; areShown: boolean };

/** Says how many jobs of this page the person has hidden, with the way to see them. */
export function HiddenNote({ query, jobs, areShown }: HiddenNoteProps) {
  const marks = useJobMarks();
  const hidden = jobs.filter(({ id }) => marks?.hidden.includes(id)).length;
  if (hidden === 0) return null;
  const path = searchPath(query);
  const to = areShown ? path : `${path}${path.includes("?") ? "&" : "?"}hidden=show`;
  return (
    <p className="meta hidden-note">
      {hidden} hidden on this page{areShown ? ", now shown" : ""} ·{" "}
      <Link className="link" to={to} preventScrollReset>
        {areShown ? "Hide" : "Show"}
      </Link>{" "}
      ·{" "}
      <Link className="link" to="/hidden">
        All hidden jobs
      </Link>
    </p>
  );
}
