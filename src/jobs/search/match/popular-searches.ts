export type PopularSearches<T> = {
  /** Gives the kept answer of a search, or finds it. */
  answer: (key: string, find: () => Promise<T>) => Promise<T>;
};

/** A search asked this often within `countedMs` is popular. */
const popularFrom = 3;
const countedMs = 60_000;
/** Milliseconds for which the answer of a popular search is kept. */
const keptMs = 15_000;
/** Searches remembered at most. */
const most = 200;

type Entry<T> = { asked: number[]; kept: { value: T; at: number } | null };

/** Keeps the first pages of searches that many people ask, for fifteen seconds. In the memory of this process. */
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
      // Deleted and set again, so that the search asked least recently is the first.
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
