import type { Database } from "../../../platform/database/tables.ts";
import { maxCounted } from "../filters/counts.ts";
import { facetsOf } from "../filters/facets.ts";
import { lastPage, pageSize, type SearchQuery } from "../query/search-query.ts";
import { wordsOfTerms } from "../query/term.ts";
import { understandSearch, type UnderstandingTools } from "../query/understand-search.server.ts";
import { createCountCache } from "./count-cache.ts";
import { findJobs } from "./find-jobs.server.ts";
import type { CountOptions } from "./find-matches.server.ts";
import { findSimilar } from "./find-similar.server.ts";
import { mostRestrictiveFilter } from "./most-restrictive-filter.server.ts";
import { readOverview } from "./read-overview.server.ts";
import { readSummaries } from "./read-summaries.server.ts";
import type { SearchResult } from "./search-result.ts";
import { understoodParts } from "./understood-parts.server.ts";

/**
 * Answers one search: a page of jobs, the total, and the counts of the filters. The last page is followed by similar jobs.
 *
 * @param tools the time is that of the request. Pages after the first use the time of the first page for ranking.
 */
export async function searchJobs(
  db: Database,
  query: SearchQuery,
  {
    now,
    gazetteer,
    most = maxCounted,
    countCache = createCountCache(1),
    leftOut,
  }: Pick<UnderstandingTools, "now" | "gazetteer" | "leftOut"> &
    Partial<Pick<CountOptions, "most" | "countCache">>,
): Promise<SearchResult> {
  // These run in parallel because they are independent.
  const [{ days, changes, sourceLabels }, understood] = await Promise.all([
    readOverview(db),
    understandSearch(db, query, { now, gazetteer, leftOut }),
  ]);
  const { search, matches, correctedTo, suggestion } = await findJobs(db, understood, {
    gazetteer,
    days,
    changes,
    most,
    countCache,
  });
  const { total, listed, ids } = matches;
  const pages = Math.min(Math.max(Math.ceil(listed / pageSize), 1), lastPage);
  const similarIds =
    query.page === pages && !query.mentions && !query.verbatim && total.exact
      ? await findSimilar(db, search, days)
      : [];
  const matchedWords = [...new Set(wordsOfTerms(search.terms))];
  const where = { cityIds: new Set(search.cityIds), places: search.places };
  const summaries = await readSummaries(db, [...ids, ...similarIds], { words: matchedWords, where });
  const isSimilar = new Set(similarIds.map(String));
  return {
    jobs: summaries.filter(({ id }) => !isSimilar.has(id)),
    similar: summaries.filter(({ id }) => isSimilar.has(id)),
    total,
    closed: matches.closed,
    mentioned: matches.mentioned,
    company: search.company,
    facets: facetsOf(matches.counts, sourceLabels, search.query, total),
    page: query.page,
    pages,
    isCut: total.value > lastPage * pageSize,
    asOf: query.asOf ?? now,
    correctedTo,
    suggestion,
    understood: understoodParts(search),
    unusedWords: search.unusedWords,
    matchedWords,
    location: search.location,
    mostRestrictiveFilter: total.value === 0 ? await mostRestrictiveFilter(db, search) : null,
  };
}
