import { Link } from "react-router";
import type { ClosestJobs } from "../search/match/find-closest.server.ts";
import type { SearchResult } from "../search/match/search-result.ts";
import { JobList, type ListSettings } from "./job-list.tsx";
import { countInText } from "./search-texts.ts";
import { mentionText, partialMatchText } from "./weaker-matches.tsx";

type ClosestListsProps = ListSettings & {
  result: Pick<
    SearchResult,
    "closest" | "isPayUnstated" | "matchedWords" | "mostRestrictiveFilter" | "total"
  >;
};

/** Lists, after a short list, the jobs that come closest to what was asked for. Each list says why its jobs are there. */
export function ClosestLists({ result, ...settings }: ClosestListsProps) {
  return result.closest.map(({ list, jobs, total, search }) => (
    <section key={list} className="closest" aria-labelledby={`closest-${list}`}>
      <h3 id={`closest-${list}`} className="jobs-divide">
        {headingOf({ list, total }, result)}
      </h3>
      <JobList {...settings} result={{ jobs, matchedWords: result.matchedWords }} />
      {total.value > jobs.length && (
        <p className="meta">
          <Link className="link" to={`/jobs?${search}`}>
            Show all {countInText(total, "about")}
            <span className="sr">: {headingOf({ list, total }, result)}</span>
          </Link>
        </p>
      )}
    </section>
  ));
}

function headingOf(
  { list, total }: Pick<ClosestJobs, "list" | "total">,
  result: ClosestListsProps["result"],
): string {
  const more = result.total.value > 0 ? " more" : total.value === 1 ? " job" : " jobs";
  const count = `${countInText(total, "About")}${more}`;
  if (list === "partial") return `${count} ${partialMatchText(total.value, result)}`;
  if (list === "mentions") return `${count} ${mentionText(total.value)}`;
  return `${count} without ${result.mostRestrictiveFilter?.label ?? "one filter"}`;
}
