import type { JobSummary } from "../../job-summary.ts";
import type { Count } from "../filters/counts.ts";
import type { Facets } from "../filters/filters.ts";
import type { UnderstoodSearch } from "../query/understand-search.server.ts";
import type { JobsWithLinks } from "./count-linked-jobs.server.ts";
import type { ClosestJobs } from "./find-closest.server.ts";
import type { RestrictiveFilter } from "./most-restrictive-filter.server.ts";
import type { UnderstoodPart } from "./understood-parts.server.ts";

/** One page of the jobs of a search. */
export type SearchResult = Pick<UnderstoodSearch, "company" | "unusedWords" | "location" | "area"> &
  Pick<
    JobsWithLinks,
    "correctedTo" | "suggestion" | "partial" | "isPayUnstated" | "leftOutByDate" | "mentioned"
  > & {
    jobs: JobSummary[];
    total: Count;
    /** Jobs that match, but whose closing date is over. They are listed last if asked for. */
    closed: number;
    facets: Facets;
    page: number;
    /** Pages that can be opened, at most 50. */
    pages: number;
    /** True when more jobs match than can be paged through. */
    isCut: boolean;
    /** Time to carry into links to other pages of this result. */
    asOf: Date;
    /** The meaning found in the words. */
    understood: UnderstoodPart[];
    /** Words to mark in titles and excerpts, folded to lower case. */
    matchedWords: string[];
    /** The filter or condition whose removal would bring the most jobs; set when nothing matches. */
    mostRestrictiveFilter: RestrictiveFilter | null;
    /** Jobs to show after a short list. */
    closest: ClosestJobs[];
  };

/** Returns the jobs of the list, and those of the lists that follow a short one. */
export function shownJobs({ jobs, closest }: Pick<SearchResult, "jobs" | "closest">): JobSummary[] {
  return [...jobs, ...closest.flatMap((list) => list.jobs)];
}
