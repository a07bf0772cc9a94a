export type PopularSearches<T> = {
  /** Returns the cached answer of a search, or finds it. */
  answer: (key: string, find: () => Promise<T>) => Promise<T>;
};

/** A search requested this often within `countedMs` is popular. */
const minRequests = 3;
const countingMs = 60_000;
/** Milliseconds for which the answer of a popular search is cached. */
const cacheMs = 15_000;
/** The maximum number of searches in memory. */
const maxEntries = 200;

type Entry<T> = { requestTimes: number[]; cached: { value: T; at: number } | null };

/** Caches the first pages of popular searches for fifteen seconds, in the memory of this process. */
export function createPopularSearches<T>(now: () => number = () => performance.now()): PopularSearches<T> {
  const entries = new Map<string, Entry<T>>();
  return {
    async answer(key, find) {
      const at = now();
      const { requestTimes, cached } = entries.get(key) ?? { requestTimes: [], cached: null };
      const entry: Entry<T> = {
        requestTimes: [...requestTimes.filter((moment) => at - moment < countingMs), at].slice(-minRequests),
        cached: cached && at - cached.at < cacheMs ? cached : null,
      };
      // Deletes and sets the entry again, so that the least recently requested search comes first.
      entries.delete(key);
      entries.set(key, entry);
      const [oldest] = entries.keys();
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
      if (entry.cached) return entry.cached.value;
      const value = await find();
      if (entry.requestTimes.length >= minRequests) entry.cached = { value, at };
      return value;
    },
  };
}
