import type { FacetCounts } from "../filters/counts.ts";
import type { JobDays } from "./day-window.ts";

/** Exact counts of a search, and its matches by day, newest day first. */
export type ExactCounts = { raw: FacetCounts; days: JobDays };

/** Counts of searches with many matches, kept while the index stays the same. */
export type CountCache = {
  get: (key: string) => ExactCounts | undefined;
  set: (key: string, counts: ExactCounts) => void;
};

/** The maximum number of searches in memory; one takes a few kilobytes. */
const maxEntries = 500;

/** Keeps the counts of the searches asked for most recently. */
export function createCountCache(): CountCache {
  const entries = new Map<string, ExactCounts>();
  return {
    get(key) {
      const counts = entries.get(key);
      if (!counts) return undefined;
      // Deletes and sets the entry again, so that the least recently requested search comes first.
      entries.delete(key);
      entries.set(key, counts);
      return counts;
    },
    set(key, counts) {
      entries.set(key, counts);
      const [oldest] = entries.keys();
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    },
  };
}
