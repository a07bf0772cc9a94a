import type { Count, FacetCounts } from "../filters/counts.ts";
import { writeFilters } from "../filters/filters.ts";
import type { UnderstoodSearch } from "../query/understand-search.server.ts";
import type { JobDays } from "./day-window.ts";

/** What is counted of a search, whatever its order and page. */
export type Counted = {
  total: Count;
  /** Matches whose closing date is over. */
  closed: number;
  /** Jobs that only mention the words; null for a search without words. */
  mentioned: Count | null;
  /** Jobs that can be paged through. */
  listed: number;
  /** The counts that the filters show. */
  counts: FacetCounts;
};

/** Counts of searches with many matches, kept while the index stays the same. */
export type CountCache = Pick<Map<string, Counted>, "get" | "set">;

/** The maximum number of searches in memory; one takes a few kilobytes. */
const maxEntries = 500;

/** Keeps the counts of the latest searches. */
export function createCountCache(): CountCache {
  const entries = new Map<string, Counted>();
  return {
    get: (key) => entries.get(key),
    set(key, counts) {
      const [oldest] = entries.keys();
      if (entries.size >= maxEntries && oldest !== undefined) entries.delete(oldest);
      return entries.set(key, counts);
    },
  };
}

/**
 * Returns a key that is the same for searches with the same matches. It changes when jobs come or go, and each minute, because
 * jobs age and can be edited.
 */
export function countKey(search: UnderstoodSearch, days: JobDays): string {
  const { query, typedConditions, required, filters, leftOut, now } = search;
  const index = days.reduce((sum, { day, jobs }) => sum + day * jobs, days.length);
  const minute = Math.floor(Number(now) / 60_000);
  const asked = [
    required,
    filters.all.lexemes,
    typedConditions.pay,
    writeFilters(query),
    query.company,
    leftOut,
  ];
  return JSON.stringify([asked, query.mentions, query.asOf, index, minute]);
}
