import type { Gazetteer } from "../../../places/gazetteer.server.ts";
import type { Database } from "../../../platform/database/tables.ts";
import { readSummaries } from "../../read-summaries.server.ts";
import type { Count } from "../filters/counts.ts";
import { agreeWithTotal } from "../filters/agree-with-total.ts";
import { facetsOf } from "../filters/filters.ts";
import { lastPage, pageSize, type SearchQuery } from "../query/search-query.ts";
import {
  mentionsOf,
  understandSearch,
  type UnderstandingTools,
  type UnderstoodSearch,
} from "../query/understand-search.server.ts";
import { findCorrected, type Found } from "./find-corrected.server.ts";
import { createKeptCounts } from "./kept-counts.ts";
import { countEverythingUpTo, matcherFor, type Counting, type Matcher } from "./matcher.server.ts";
import { mostRestrictiveFilter } from "./most-restrictive-filter.server.ts";
import { readOverview } from "./read-overview.server.ts";
import type { SearchResult } from "./search-result.ts";
import { withPartialMatches } from "./with-partial-matches.server.ts";
import { understoodParts } from "./understood-parts.ts";

type SearchContext = {
  /** Time of the request. Pages after the first use the time of the first page for ranking. */
  now: Date;
  gazetteer: Gazetteer;
} & Partial<Counting>;

/**
 * Answers one search: a page of jobs, the total, and the counts of the filters.
 */
export async function searchJobs(
  db: Database,
  query: SearchQuery,
  { now, gazetteer, kept = createKeptCounts(), exactUpTo = countEverythingUpTo }: SearchContext,
): Promise<SearchResult> {
  const counting = { kept, exactUpTo };
  const found = await answer(db, query, { now, gazetteer }, counting);
  if (found.jobs.length > 0 || !found.isOtherwiseReadable) return found;
  return answer(db, query, { now, gazetteer, isLiteral: true }, counting);
}

async function answer(
  db: Database,
  query: SearchQuery,
  tools: UnderstandingTools,
  counting: Counting,
): Promise<SearchResult> {
  const understand = (typed: SearchQuery) => understandSearch(db, typed, tools);
  // These run in parallel because they are independent.
  const [overview, asTyped] = await Promise.all([readOverview(db), understand(query)]);
  const matcher = matcherFor(db, overview, counting);

  if (query.mentions && asTyped.words) {
    const search = mentionsOf(asTyped);
    const found = { search, matches: await matcher.find(search), correctedTo: null, suggestion: null };
    return presentMatches(db, matcher, found, { ...noMore, sourceLabels: overview.sourceLabels });
  }
  const typed = {
    search: asTyped,
    matches: await matcher.find(asTyped),
    correctedTo: null,
    suggestion: null,
  };
  const found = query.verbatim
    ? typed
    : await findCorrected(db, matcher, query, typed, { understand, gazetteer: tools.gazetteer });
  const [all, mentioned] = await Promise.all([
    withPartialMatches(matcher, found),
    countMentions(matcher, found.search),
  ]);
  const isEmpty =
    (all?.length ?? found.matches.listed) === 0 && found.search.terms.every(({ only }) => only !== "A");
  if (isEmpty && mentioned && mentioned.value > 0) {
    const search = mentionsOf(found.search);
    const mentions = { ...found, search, matches: await matcher.find(search) };
    return presentMatches(db, matcher, mentions, {
      ...noMore,
      isOnlyMentioned: true,
      sourceLabels: overview.sourceLabels,
    });
  }
  return presentMatches(db, matcher, found, {
    ...noMore,
    all,
    mentioned,
    sourceLabels: overview.sourceLabels,
  });
}

/** Counts the jobs that only mention what was asked for; null for a search without words. */
async function countMentions(matcher: Matcher, search: UnderstoodSearch): Promise<Count | null> {
  if (!search.words) return null;
  return matcher.countMentions(search);
}

type Extent = {
  /** Ids of all full and partial matches; null when only the ids of this page are known. */
  all: number[] | null;
  /** Jobs that only mention what was asked for. */
  mentioned: Count | null;
  /** True when the matches only mention it, because nothing else was found. */
  isOnlyMentioned: boolean;
  sourceLabels: ReadonlyMap<string, string>;
};

const noMore = { all: null, mentioned: null, isOnlyMentioned: false };

async function presentMatches(
  db: Database,
  matcher: Matcher,
  { search, matches, correctedTo, suggestion }: Found,
  { all, mentioned, isOnlyMentioned, sourceLabels }: Extent,
): Promise<SearchResult> {
  const { query, now, terms, location } = search;
  const ids = all ? all.slice((query.page - 1) * pageSize, query.page * pageSize) : matches.ids;
  const firstPartial = Math.max(matches.listed - (query.page - 1) * pageSize, 0);
  const matchedWords = [
    ...new Set(terms.flatMap((term) => [...term.words, ...(term.joined ? [term.joined] : [])])),
  ];
  return {
    jobs: await readSummaries(db, ids, { words: matchedWords, cityIds: new Set(search.cityIds) }),
    total: matches.total,
    mentioned,
    isOnlyMentioned,
    company: search.company,
    facets: agreeWithTotal(facetsOf(matches.counts, sourceLabels), query, matches.total),
    page: query.page,
    pages: Math.min(Math.max(Math.ceil((all?.length ?? matches.listed) / pageSize), 1), lastPage),
    isCut: matches.total.value > lastPage * pageSize,
    asOf: query.asOf ?? now,
    correctedTo,
    suggestion,
    understood: understoodParts(search),
    isOtherwiseReadable: search.isOtherwiseReadable,
    matchedWords,
    partialFrom: all && firstPartial < ids.length ? firstPartial : null,
    location,
    mostRestrictiveFilter: matches.listed === 0 ? await mostRestrictiveFilter(matcher, search) : null,
  };
}
