import { Link } from "react-router";
import type { ClosestJobs } from "../search/match/find-closest.server.ts";
import type { SearchResult } from "../search/match/search-result.ts";
import { JobList, type ListSettings } from "./job-list.tsx";
import { countInText } from "./search-texts.ts";
import { mentionText, partialMatchText } from "./weaker-matches.tsx";

type ClosestListsProps = ListSettings & { result: SearchResult };

/** Lists the closest jobs after a short list. Each heading says why its jobs are there. */
export function ClosestLists({ result, ...settings }: ClosestListsProps) {
  return result.closest.map((one) => (
    <section key={one.list} className="closest" aria-labelledby={one.list}>
      <h3 id={one.list} className="jobs-divide">
        {headingOf(one, result)}
      </h3>
      <JobList {...settings} result={{ jobs: one.jobs, matchedWords: result.matchedWords }} />
      {one.total.value > one.jobs.length && (
        <p className="meta">
          <Link className="link" to={`/jobs?${one.search}`} aria-describedby={one.list}>
            Show all {countInText(one.total, "about")}
          </Link>
        </p>
      )}
    </section>
  ));
}

/** Returns "13 jobs mention it or come close", or "13 more …" after other jobs. */
function headingOf({ list, total }: ClosestJobs, result: SearchResult): string {
  const { value } = total;
  const jobs = result.total.value > 0 ? "more" : value === 1 ? "job" : "jobs";
  const reason =
    list === "partial"
      ? partialMatchText(value, result)
      : list === "mentions"
        ? mentionText(value, result)
        : `without ${result.mostRestrictiveFilter?.label}`;
  return `${countInText(total, "About")} ${jobs} ${reason}`;
}
