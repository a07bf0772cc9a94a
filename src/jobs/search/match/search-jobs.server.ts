import type { Gazetteer } from "../../../places/gazetteer.server.ts";
import type { Database } from "../../../platform/database/tables.ts";
import { readSummaries } from "../../read-summaries.server.ts";
import type { Count } from "../filters/counts.ts";
import { agreeWithTotal } from "../filters/agree-with-total.ts";
import { facetsOf } from "../filters/filters.ts";
import { writeSearchAddress } from "../query/search-address.ts";
import { changed, lastPage, pageSize, type SearchQuery } from "../query/search-query.ts";
import {
  mentionsOf,
  understandSearch,
  type UnderstandingTools,
  type UnderstoodSearch,
} from "../query/understand-search.server.ts";
import { findMatches } from "./find-matches.server.ts";
import { findCorrected, type Found } from "./find-corrected.server.ts";
import { createKeptCounts } from "./kept-counts.ts";
import { countEverythingUpTo, matcherFor, type Counting, type Matcher } from "./matcher.server.ts";
import { mostRestrictiveFilter, type RestrictiveFilter } from "./most-restrictive-filter.server.ts";
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
  const isFound = found.total.value > 0 && !found.isOnlyMentioned;
  if (isFound || query.verbatim || query.partial) return found;
  const others: SearchResult[] = [];
  for (const reading of found.otherReadings) {
    // Jobs with some of the words are better than jobs with a word that was a place.
    if (reading === "relaxed" || (reading === "literal" && found.jobs.length > 0)) continue;
    const other = await answer(db, query, { now, gazetteer, reading }, counting);
    if (other.total.value > 0 && !other.isOnlyMentioned) return other;
    if (reading !== "literal") others.push(other);
  }
  const shown = [found, ...others].find(({ jobs }) => jobs.length > 0) ?? found;
  if (shown.mostRestrictiveFilter || !found.otherReadings.includes("relaxed")) return shown;
  return {
    ...shown,
    mostRestrictiveFilter: await withoutConditions(db, query, { now, gazetteer }, counting),
  };
}

/** Returns the search without conditions such as hours, which no filter has; null if it finds nothing, either. */
async function withoutConditions(
  db: Database,
  query: SearchQuery,
  tools: UnderstandingTools,
  counting: Counting,
): Promise<RestrictiveFilter | null> {
  const matcher = matcherFor(db, await readOverview(db), counting);
  const relaxed = await understandSearch(db, query, { ...tools, reading: "relaxed" });
  const { total } = await matcher.find(relaxed);
  if (total.value === 0) return null;
  const search = writeSearchAddress(changed(relaxed.query, {})).toString();
  return { label: "your conditions", count: total, search };
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

  const { sourceLabels } = overview;
  const typed = { ...(await findMatches(matcher, asTyped)), correctedTo: null, suggestion: null };
  const found =
    query.verbatim || tools.reading === "described"
      ? typed
      : await findCorrected(db, matcher, query, typed, { understand, gazetteer: tools.gazetteer });
  if (query.mentions && found.search.words) {
    const search = mentionsOf(found.search);
    const mentions = { ...found, search, matches: await matcher.find(search) };
    return presentMatches(db, matcher, mentions, { ...noMore, sourceLabels });
  }
  const [{ all, linked }, mentioned] = await Promise.all([
    withPartialMatches(matcher, found),
    countMentions(matcher, found.search),
  ]);
  if ((all?.length ?? found.matches.listed) === 0 && mentioned?.value && isMentionEnough(found.search)) {
    const search = mentionsOf(found.search);
    const mentions = { ...found, search, matches: await matcher.find(search) };
    return presentMatches(db, matcher, mentions, { ...noMore, isOnlyMentioned: true, sourceLabels });
  }
  const extent = query.partial
    ? { ...noMore, all: linked }
    : { ...noMore, all, mentioned, partial: linked.length };
  return presentMatches(db, matcher, found, { ...extent, sourceLabels });
}

/**
 * Checks whether a job is probably about what it mentions. A product is seldom mentioned without a reason, but occupations
 * are mentioned in many adverts for other work.
 */
const isMentionEnough = ({ terms, isSentence, isAboutWork }: UnderstoodSearch): boolean =>
  (!isSentence || !isAboutWork) &&
  terms.every(({ only, occupations }) => only !== "A" && occupations.length === 0);

/** Counts the jobs that only mention what was asked for; null for a search without words. */
async function countMentions(matcher: Matcher, search: UnderstoodSearch): Promise<Count | null> {
  if (!search.words) return null;
  return matcher.countMentions(search);
}

type Extent = {
  /** Ids of all full and partial matches; null when only the ids of this page are known. */
  all: number[] | null;
  /** Partial matches that are not listed. */
  partial: number;
  /** Jobs that only mention what was asked for. */
  mentioned: Count | null;
  /** True when the matches only mention it, because no job is that. */
  isOnlyMentioned: boolean;
  sourceLabels: ReadonlyMap<string, string>;
};

const noMore = { all: null, partial: 0, mentioned: null, isOnlyMentioned: false };

async function presentMatches(
  db: Database,
  matcher: Matcher,
  { search, matches, correctedTo, suggestion }: Found,
  { all, partial, mentioned, isOnlyMentioned, sourceLabels }: Extent,
): Promise<SearchResult> {
  const { query, now, terms, location } = search;
  const total = query.partial ? { value: all?.length ?? 0, exact: true } : matches.total;
  const ids = all ? all.slice((query.page - 1) * pageSize, query.page * pageSize) : matches.ids;
  const firstPartial = Math.max(matches.listed - (query.page - 1) * pageSize, 0);
  const matchedWords = [
    ...new Set(terms.flatMap((term) => [...term.words, ...(term.joined ? [term.joined] : [])])),
  ];
  return {
    jobs: await readSummaries(db, ids, { words: matchedWords, cityIds: new Set(search.cityIds) }),
    total,
    mentioned,
    partial,
    isOnlyMentioned,
    company: search.company,
    facets: agreeWithTotal(facetsOf(matches.counts, sourceLabels), query, matches.total),
    page: query.page,
    pages: Math.min(Math.max(Math.ceil((all?.length ?? matches.listed) / pageSize), 1), lastPage),
    isCut: total.value > lastPage * pageSize,
    asOf: query.asOf ?? now,
    correctedTo,
    suggestion,
    understood: understoodParts(search),
    unused: search.unused,
    otherReadings: search.otherReadings,
    matchedWords,
    partialFrom: all && !query.partial && firstPartial < ids.length ? firstPartial : null,
    location,
    mostRestrictiveFilter: total.value === 0 ? await mostRestrictiveFilter(matcher, search) : null,
  };
}
