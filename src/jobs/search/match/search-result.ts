import type { JobSummary } from "../../job-summary.ts";
import type { Facets } from "../filters/filters.ts";
import type { UnderstoodSearch } from "../query/understand-search.server.ts";
import type { FoundJobs } from "./find-jobs.server.ts";
import type { Matches } from "./find-matches.server.ts";
import type { RestrictiveFilter } from "./most-restrictive-filter.server.ts";
import type { UnderstoodPart } from "./understood-parts.server.ts";

/** One page of the jobs of a search. */
export type SearchResult = Pick<UnderstoodSearch, "company" | "unusedWords" | "location"> &
  Pick<FoundJobs, "correctedTo" | "suggestion"> &
  /** The total is the same in every order and on every page. */
  Pick<Matches, "total" | "closed" | "mentioned"> & {
    jobs: JobSummary[];
    /** Similar jobs, which follow the last of the list. They are in no count. */
    similar: JobSummary[];
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
  };

/** Returns the jobs of the list, and the similar ones that follow. */
export function shownJobs({ jobs, similar }: Pick<SearchResult, "jobs" | "similar">): JobSummary[] {
  return [...jobs, ...similar];
}
