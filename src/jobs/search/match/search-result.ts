import type { JobSummary } from "../../job-summary.ts";
import type { Count } from "../filters/counts.ts";
import type { Facets } from "../filters/filters.ts";
import type { NamedCompany } from "../query/find-company.server.ts";
import type { Reading } from "../query/search-query.ts";
import type { UnderstoodLocation } from "../query/understand-place.ts";
import type { UnderstoodPart } from "./understood-parts.ts";
import type { RestrictiveFilter } from "./most-restrictive-filter.server.ts";

export type SearchResult = {
  jobs: JobSummary[];
  total: Count;
  /** Jobs that only mention what was asked for, and are not in the list; null for a search without words. */
  mentioned: Count | null;
  /** True when the jobs only mention what was asked for, because no job is that. */
  isOnlyMentioned: boolean;
  /** Jobs that match some of the words, and are not in the list. */
  partial: number;
  /** The company whose name was typed. */
  company: NamedCompany | null;
  facets: Facets;
  page: number;
  /** Pages that can be opened, at most 50. */
  pages: number;
  /** True when more jobs match than can be paged through. */
  isCut: boolean;
  /** Time to carry into links to other pages of this result. */
  asOf: Date;
  /** Set when the spelling was corrected: "Showing results for …". */
  correctedTo: string | null;
  /** Words that may have been meant: "Did you mean …?". */
  suggestion: string | null;
  /** The meaning found in the words. */
  understood: UnderstoodPart[];
  /** Words that say nothing about the work, and were not looked for. */
  unused: readonly string[];
  /** Other ways to read the search, which are tried if it finds nothing. */
  otherReadings: readonly Reading[];
  /** Words to mark in titles and excerpts, folded to lower case. */
  matchedWords: string[];
  /** Index in `jobs` from which jobs match only some of the words; null when all match all of them. */
  partialFrom: number | null;
  location: UnderstoodLocation;
  /** The filter or condition whose removal would bring the most jobs; set when nothing matches. */
  mostRestrictiveFilter: RestrictiveFilter | null;
};
