import type { Gazetteer } from "../../../places/gazetteer.server.ts";
import type { Database } from "../../../platform/database/tables.ts";
import { readSummaries } from "../../read-summaries.server.ts";
import { filterQuery } from "../filters/filter-query.ts";
import { facetsOf } from "../filters/search-counts.ts";
import { correctSpelling } from "../query/correct-spelling.server.ts";
import { lastPage, pageSize, type SearchQuery } from "../query/search-query.ts";
import { understandSearch, type UnderstoodSearch } from "../query/understand-search.server.ts";
import { mostRestrictiveFilter } from "./most-restrictive-filter.server.ts";
import type { JobDays } from "./day-window.ts";
import { findMatches, type Matches } from "./find-matches.server.ts";
import { findPartialMatches } from "./find-partial-matches.server.ts";
import { readOverview } from "./read-overview.server.ts";
import type { SearchResult } from "./search-result.ts";

/** With fewer full matches than this, jobs that match some of the words are appended. */
const enoughMatches = pageSize;
/** A corrected spelling must find this many times as many jobs as the typed one. */
const worthCorrecting = 10;

type Answer = { understood: UnderstoodSearch; matches: Matches };

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
  // These run in parallel because they are independent.
  const [{ days, sourceLabels }, understoodAsTyped] = await Promise.all([
    readOverview(db),
    understandSearch(db, query, gazetteer),
  ]);
  const asTyped = await answer(db, query, understoodAsTyped, days, now);
  const corrected = query.verbatim ? null : await answerCorrected(db, query, gazetteer, days, now, asTyped);
  const { understood, matches } = corrected ?? asTyped;

  const { terms } = understood;
  const all = await withPartialMatches(db, query, understood, matches, days, now);
  const ids = all ? all.slice((query.page - 1) * pageSize, query.page * pageSize) : matches.ids;
  const firstPartial = Math.max(matches.listed - (query.page - 1) * pageSize, 0);

  const matchedWords = [
    ...new Set(terms.flatMap((term) => [...term.words, ...(term.joined ? [term.joined] : [])])),
  ];
  return {
    jobs: await readSummaries(db, ids, matchedWords),
    total: matches.total,
    facets: facetsOf(matches.groups, sourceLabels),
    page: query.page,
    pages: Math.min(Math.max(Math.ceil((all?.length ?? matches.listed) / pageSize), 1), lastPage),
    isCut: matches.total.value > lastPage * pageSize,
    asOf: query.asOf ?? now,
    correctedTo: corrected ? corrected.keywords : null,
    matchedWords,
    partialFrom: all && firstPartial < ids.length ? firstPartial : null,
    location: {
      labels: understood.location.labels,
      remote: understood.location.remote,
      unknown: understood.location.unknown,
    },
    mostRestrictiveFilter:
      matches.listed === 0 ? await mostRestrictiveFilter(db, query, understood, days, now) : null,
  };
}

async function answer(
  db: Database,
  query: SearchQuery,
  understood: UnderstoodSearch,
  days: JobDays,
  now: Date,
): Promise<Answer> {
  const { words, without, location } = understood;
  return { understood, matches: await findMatches(db, query, words, without, location, days, now) };
}

/** Repeats the search with corrected spelling if that finds many more jobs; null otherwise. */
async function answerCorrected(
  db: Database,
  query: SearchQuery,
  gazetteer: Gazetteer,
  days: JobDays,
  now: Date,
  asTyped: Answer,
): Promise<(Answer & { keywords: string }) | null> {
  const { terms, known } = asTyped.understood;
  const corrections = await correctSpelling(db, terms, known);
  if (corrections.size === 0) return null;
  let keywords = query.keywords.toLowerCase();
  for (const [word, correct] of corrections) keywords = keywords.replace(word, correct);
  if (keywords === query.keywords.toLowerCase()) return null;
  const better = { ...query, keywords };
  const mended = await answer(db, better, await understandSearch(db, better, gazetteer), days, now);
  const isBetter = mended.matches.total.value >= worthCorrecting * Math.max(asTyped.matches.total.value, 0.1);
  return isBetter ? { ...mended, keywords } : null;
}

/** Appends jobs that match some of the words when there are few full matches; null when there are enough. */
async function withPartialMatches(
  db: Database,
  query: SearchQuery,
  { words, terms, known, location }: UnderstoodSearch,
  matches: Matches,
  days: JobDays,
  now: Date,
): Promise<number[] | null> {
  if (!words || terms.length < 2 || matches.listed >= enoughMatches || query.sort !== "relevance")
    return null;
  const first = { ...query, page: 1 };
  const full = query.page === 1 ? matches : await findMatches(db, first, words, null, location, days, now);
  const filters = filterQuery(query, location, now);
  const partial = await findPartialMatches(
    db,
    { words, terms, known },
    filters,
    query.asOf,
    days,
    query.asOf ?? now,
  );
  const isFull = new Set(full.ids);
  return [...full.ids, ...partial.filter((id) => !isFull.has(id))];
}
