import type { Count, FacetCounts } from "../filters/counts.ts";
import { writeFilters } from "../filters/filters.ts";
import type { UnderstoodSearch } from "../query/understand-search.server.ts";

/** What is counted of a search, whatever its order and page. */
export type Counted = {
  total: Count;
  /** Matches whose closing date is over. */
  closed: number;
  /** Jobs that only mention the words; null for a search without words, and if there are more matches than are counted. */
  mentioned: Count | null;
  /** Jobs that can be paged through. */
  listed: number;
  /** The counts that the filters show. */
  counts: FacetCounts;
};

/** Counts that are kept in the memory of this process while the index stays the same. */
export type CountCache<Counts> = Pick<Map<string, Counts>, "get" | "set">;

/** Keeps the counts of the latest searches. Those of the results take a few kilobytes each, those of suggestions a few bytes. */
export function createCountCache<Counts>(maxEntries: number): CountCache<Counts> {
  const entries = new Map<string, Counts>();
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
 * Returns a key that is the same for searches with the same matches. It changes with every change of the index, and each minute,
 * because jobs age.
 *
 * @param changes the number of changes of the index.
 */
export function countKey(search: UnderstoodSearch, changes: number): string {
  const { query, typedConditions, required, filters, leftOut, now } = search;
  const minute = Math.floor(Number(now) / 60_000);
  const asked = [
    required,
    filters.all.lexemes,
    typedConditions.pay,
    writeFilters(query),
    query.company,
    leftOut,
  ];
  return JSON.stringify([asked, query.mentions, query.asOf, changes, minute]);
}
