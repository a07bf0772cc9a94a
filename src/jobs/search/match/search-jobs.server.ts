import { isDeepStrictEqual } from "node:util";
import type { Database } from "../../../platform/database/tables.ts";
import type { Interpretation, SearchQuery } from "../query/search-query.ts";
import { createLookUps } from "../query/look-ups.server.ts";
import {
  understandSearch,
  type UnderstandingTools,
  type UnderstoodSearch,
} from "../query/understand-search.server.ts";
import { countLinkedJobs, findMentions, type JobsWithLinks } from "./count-linked-jobs.server.ts";
import { findClosest } from "./find-closest.server.ts";
import { findJobs, type FoundJobs } from "./find-jobs.server.ts";
import { createCountCache } from "./count-cache.ts";
import { defaultMaxCountedIndex, matcherFor, type Counting } from "./matcher.server.ts";
import { withoutConditions } from "./most-restrictive-filter.server.ts";
import { presentJobs } from "./present-jobs.server.ts";
import { readOverview } from "./read-overview.server.ts";
import type { SearchResult } from "./search-result.ts";

/** The time is that of the request. Pages after the first use the time of the first page for ranking. */
type SearchContext = Pick<UnderstandingTools, "now" | "gazetteer"> & Partial<Counting>;

/**
 * Answers one search: a page of jobs, the total, and the counts of the filters. It understands the search, finds its jobs,
 * and presents them. A search that finds nothing is understood in other ways, until one finds jobs.
 */
export async function searchJobs(
  db: Database,
  query: SearchQuery,
  {
    now,
    gazetteer,
    countCache = createCountCache(),
    maxCountedIndex = defaultMaxCountedIndex,
  }: SearchContext,
): Promise<SearchResult> {
  const lookUps = createLookUps(db);
  const understand = (interpretation: Interpretation, asked = query) =>
    understandSearch(db, asked, { now, gazetteer, interpretation, lookUps });
  // These run in parallel because they are independent.
  const [overview, search] = await Promise.all([readOverview(db), understand("usual")]);
  const matcher = matcherFor(db, overview, { countCache, maxCountedIndex });
  const withLinks = (found: FoundJobs, linked?: JobsWithLinks) =>
    query.mentions ? findMentions(matcher, found) : (linked ?? countLinkedJobs(matcher, found));
  const understandOther = (other: SearchQuery) => understand("usual", other);
  const present = async (found: FoundJobs, linked?: JobsWithLinks): Promise<SearchResult> => {
    const jobs = await withLinks(found, linked);
    const shown = await presentJobs(db, matcher, jobs, {
      sourceLabels: overview.sourceLabels,
      understand: understandOther,
    });
    const isNowhere =
      shown.total.value === 0 && !shown.mostRestrictiveFilter && !query.verbatim && !query.partial;
    const mostRestrictiveFilter =
      isNowhere && jobs.search.otherInterpretations.includes("relaxed")
        ? await withoutConditions(matcher, await understand("relaxed"))
        : shown.mostRestrictiveFilter;
    const closest = await findClosest(db, matcher, jobs, mostRestrictiveFilter, {
      gazetteer,
      understand: understandOther,
    });
    return { ...shown, mostRestrictiveFilter, closest };
  };

  const found = await findJobs(db, matcher, search, gazetteer);
  const { otherInterpretations } = found.search;
  if (isFound(found) || query.verbatim || query.partial) return present(found);
  let linked: JobsWithLinks | undefined;
  for (const interpretation of otherInterpretations) {
    if (interpretation === "relaxed") continue;
    // Partial matches are better than jobs that have the name of the place as a word.
    if (interpretation === "literal") {
      linked = await countLinkedJobs(matcher, found);
      if (linked.partial) continue;
    }
    const otherwise = await understand(interpretation);
    if (asksForTheSame(otherwise, search)) continue;
    const other = await findJobs(db, matcher, otherwise, gazetteer);
    if (isFound(other)) return present(other);
  }
  return present(found, linked);
}

/** Checks whether two interpretations ask for the same words, filters and place. */
function asksForTheSame(one: UnderstoodSearch, other: UnderstoodSearch): boolean {
  const asked = ({ baseRequired, mentionLexemes, filters }: UnderstoodSearch) => [
    baseRequired,
    mentionLexemes,
    filters.all.lexemes,
  ];
  return isDeepStrictEqual(asked(one), asked(other));
}

const isFound = ({ matches }: FoundJobs): boolean => matches.total.value > 0;
