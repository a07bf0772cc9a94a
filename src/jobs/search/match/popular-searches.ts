export type PopularSearches<T> = {
  /** Returns the cached answer of a search, or finds it. */
  answer: (key: string, find: () => Promise<T>) => Promise<T>;
};

/** A search requested this often within `countedMs` is popular. */
const popularFrom = 3;
const countedMs = 60_000;
/** Milliseconds for which the answer of a popular search is cached. */
const keptMs = 15_000;
/** The maximum number of searches in memory. */
const most = 200;

type Entry<T> = { asked: number[]; kept: { value: T; at: number } | null };

/** Caches the first pages of popular searches for fifteen seconds, in the memory of this process. */
export function createPopularSearches<T>(now: () => number = () => performance.now()): PopularSearches<T> {
  const entries = new Map<string, Entry<T>>();
  return {
    async answer(key, find) {
      const at = now();
      const { asked, kept } = entries.get(key) ?? { asked: [], kept: null };
      const entry: Entry<T> = {
        asked: [...asked.filter((moment) => at - moment < countedMs), at].slice(-popularFrom),
        kept: kept && at - kept.at < keptMs ? kept : null,
      };
      // Deletes and sets the entry again, so that the least recently requested search comes first.
      entries.delete(key);
      entries.set(key, entry);
      const [oldest] = entries.keys();
      if (entries.size > most && oldest !== undefined) entries.delete(oldest);
      if (entry.kept) return entry.kept.value;
      const value = await find();
      if (entry.asked.length >= popularFrom) entry.kept = { value, at };
      return value;
    },
  };
}
