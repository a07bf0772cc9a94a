import type { Database } from "../../../platform/database/tables.ts";
import { readSummaries } from "./read-summaries.server.ts";
import { facetsOf } from "../filters/facets.ts";
import { wordsOfTerms } from "../query/term.ts";
import { lastPage, pageSize, type SearchQuery } from "../query/search-query.ts";
import type { UnderstoodSearch } from "../query/understand-search.server.ts";
import type { JobsWithLinks } from "./count-linked-jobs.server.ts";
import type { Matcher } from "./matcher.server.ts";
import { mostRestrictiveFilter } from "./most-restrictive-filter.server.ts";
import type { SearchResult } from "./search-result.ts";
import { understoodParts } from "./understood-parts.server.ts";

type PresentingTools = {
  sourceLabels: ReadonlyMap<string, string>;
  understand: (query: SearchQuery) => Promise<UnderstoodSearch>;
};

/** Reads the rows of one page of jobs, and puts the counts and the meaning of the search in words. */
export async function presentJobs(
  db: Database,
  matcher: Matcher,
  found: JobsWithLinks,
  { sourceLabels, understand }: PresentingTools,
): Promise<Omit<SearchResult, "closest">> {
  const {
    search,
    matches,
    partialIds,
    correctedTo,
    suggestion,
    mentioned,
    partial,
    isPayUnstated,
    leftOutByDate,
  } = found;
  const { query, now, terms, location } = search;
  const listed = query.partial && !isPayUnstated ? partialIds : null;
  const total = listed ? { value: listed.length, exact: true } : matches.total;
  const ids = listed?.slice((query.page - 1) * pageSize, query.page * pageSize) ?? matches.ids;
  const matchedWords = [...new Set([...wordsOfTerms(terms), ...search.details])];
  const where = { cityIds: new Set(search.cityIds), places: search.places };
  return {
    jobs: await readSummaries(db, ids, { words: matchedWords, where }),
    total,
    closed: await matcher.countClosed(search),
    mentioned,
    partial,
    isPayUnstated,
    leftOutByDate,
    company: search.company,
    facets: facetsOf(matches.counts, sourceLabels, query, matches.total),
    page: query.page,
    pages: Math.min(Math.max(Math.ceil((listed?.length ?? matches.listed) / pageSize), 1), lastPage),
    isCut: total.value > lastPage * pageSize,
    asOf: query.asOf ?? now,
    correctedTo,
    suggestion,
    understood: understoodParts(search),
    unusedWords: search.unusedWords,
    matchedWords,
    location,
    area: search.area,
    mostRestrictiveFilter:
      total.value === 0 ? await mostRestrictiveFilter(matcher, search, understand) : null,
  };
}
