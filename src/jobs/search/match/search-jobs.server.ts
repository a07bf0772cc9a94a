import type { Gazetteer } from "../../../places/gazetteer.server.ts";
import type { Database } from "../../../platform/database/tables.ts";
import { foldText } from "../../../text/fold-text.ts";
import { readSummaries } from "../../read-summaries.server.ts";
import type { Count } from "../filters/counts.ts";
import { facetsOf } from "../filters/filters.ts";
import { correctSpelling } from "../query/correct-spelling.server.ts";
import { spellingTools } from "../query/spelling-tools.server.ts";
import { lastPage, pageSize, type SearchQuery } from "../query/search-query.ts";
import { mentionsOf, understandSearch, type UnderstoodSearch } from "../query/understand-search.server.ts";
import { matcherFor, type Matcher, type Matches } from "./matcher.server.ts";
import { mostRestrictiveFilter } from "./most-restrictive-filter.server.ts";
import { readOverview } from "./read-overview.server.ts";
import type { SearchResult } from "./search-result.ts";
import { understoodParts } from "./understood-parts.ts";

/** With fewer full matches than this, jobs that match some of the words are appended. */
const enoughMatches = pageSize;
/** The same for a search that is the name of one occupation, whose words say less when they are apart. */
const enoughOfName = 5;
/** A corrected spelling must find this many times as many jobs as the typed one. */
const worthCorrecting = 10;

type Found = {
  search: UnderstoodSearch;
  matches: Matches;
  correctedTo: string | null;
  /** A spelling that may be meant. */
  suggestion: string | null;
};

/**
 * Answers one search: a page of jobs, the total, and the counts of the filters.
 *
 * @param now time of the request. Pages after the first use the time of the first page for ranking.
 */
export async function searchJobs(
  db: Database,
  query: SearchQuery,
  { now, gazetteer }: { now: Date; gazetteer: Gazetteer },
): Promise<SearchResult> {
  const understand = (typed: SearchQuery) => understandSearch(db, typed, { now, gazetteer });
  // These run in parallel because they are independent.
  const [overview, asTyped] = await Promise.all([readOverview(db), understand(query)]);
  const matcher = matcherFor(db, overview);

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
    : await findCorrected(db, matcher, query, typed, { understand, gazetteer });
  const [all, mentioned] = await Promise.all([
    withPartialMatches(matcher, found),
    countMentions(matcher, found.search),
  ]);
  const isEmpty = (all?.length ?? found.matches.listed) === 0;
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

/** Repeats the search with corrected spelling. A correction that is not sure is only suggested. */
async function findCorrected(
  db: Database,
  matcher: Matcher,
  query: SearchQuery,
  typed: Found,
  {
    understand,
    gazetteer,
  }: { understand: (query: SearchQuery) => Promise<UnderstoodSearch>; gazetteer: Gazetteer },
): Promise<Found> {
  const { search, matches } = typed;
  if (search.company) return typed;
  const corrections = await correctSpelling(db, search.terms, search.known, spellingTools(gazetteer));
  if (corrections.size === 0) return typed;
  const keywords = withCorrections(query.keywords, corrections);
  const corrected = await understand({ ...query, keywords });
  const found = await matcher.find(corrected);
  if (found.total.value < worthCorrecting * Math.max(matches.total.value, 0.1)) return typed;
  const isSure = [...corrections.values()].every((one) => one.isSure);
  return isSure
    ? {
        search: corrected,
        matches: found,
        correctedTo: keywords,
        suggestion: null,
      }
    : { ...typed, suggestion: keywords };
}

function withCorrections(keywords: string, corrections: ReadonlyMap<string, { word: string }>): string {
  return keywords
    .toLowerCase()
    .split(/(\s+)/)
    .map((part) => corrections.get(foldText(part))?.word ?? part)
    .join("");
}

/** Returns the full matches followed by partial ones when there are few full matches; null when there are enough. */
async function withPartialMatches(matcher: Matcher, { search, matches }: Found): Promise<number[] | null> {
  const { query, words, terms, ifPayUnstated } = search;
  const isName = terms.length === 1;
  const isOneWord =
    isName && (terms[0]?.isPhrase || (terms[0]?.words.length === 1 && terms[0].occupations.length === 0));
  const enough = isName ? enoughOfName : enoughMatches;
  // By date, partial matches are listed only if there is nothing else.
  const isEnough = query.sort === "date" ? matches.listed > 0 : matches.listed >= enough;
  if (!words || ((isOneWord || search.company) && !ifPayUnstated) || isEnough) return null;
  const first = { ...search, query: { ...query, page: 1 } };
  const full = query.page === 1 ? matches : await matcher.find(first);
  const unstated = ifPayUnstated && (await matcher.find({ ...first, filters: ifPayUnstated })).ids;
  const found = [...full.ids, ...(unstated ?? [])];
  const isListed = query.sort === "date" ? found.length > 0 : unstated !== null && found.length >= enough;
  const partial = isListed ? [] : await matcher.findPartly(search);
  return [...new Set([...found, ...partial])];
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
    jobs: await readSummaries(db, ids, matchedWords),
    total: matches.total,
    mentioned,
    isOnlyMentioned,
    company: search.company,
    facets: facetsOf(matches.counts, sourceLabels),
    page: query.page,
    pages: Math.min(Math.max(Math.ceil((all?.length ?? matches.listed) / pageSize), 1), lastPage),
    isCut: matches.total.value > lastPage * pageSize,
    asOf: query.asOf ?? now,
    correctedTo,
    suggestion,
    understood: understoodParts(search),
    matchedWords,
    partialFrom: all && firstPartial < ids.length ? firstPartial : null,
    location,
    mostRestrictiveFilter: matches.listed === 0 ? await mostRestrictiveFilter(matcher, search) : null,
  };
}
