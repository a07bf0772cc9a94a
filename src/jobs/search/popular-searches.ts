export type PopularSearches<T> = {
  /** Gives the kept answer of a search, or finds it. Searches asked at the same time are found once. */
  answer: (key: string, find: () => Promise<T>) => Promise<T>;
};

/** A search asked this often within `countedMs` is popular. */
const popularFrom = 3;
const countedMs = 60_000;
/** Milliseconds for which the answer of a popular search is kept. */
const keptMs = 15_000;
/** Searches remembered at most. */
const most = 200;

type Entry<T> = { asked: number[]; kept: Promise<T> | null; keptAt: number };

/** Keeps the first pages of searches that many people ask, for fifteen seconds. In the memory of this process. */
export function createPopularSearches<T>(now: () => number = () => performance.now()): PopularSearches<T> {
  const entries = new Map<string, Entry<T>>();
  return {
    answer(key, find) {
      const at = now();
      const { asked, kept, keptAt } = entries.get(key) ?? { asked: [], kept: null, keptAt: 0 };
      const recently = [...asked.filter((moment) => at - moment < countedMs), at].slice(-popularFrom);
      const isFresh = kept !== null && at - keptAt < keptMs;
      const found = isFresh ? kept : find();
      const isKept = recently.length >= popularFrom;
      // Deleted and set again, so that the search asked least recently is the first.
      entries.delete(key);
      entries.set(key, { asked: recently, kept: isKept ? found : null, keptAt: isFresh ? keptAt : at });
      if (isKept && !isFresh) found.catch(() => entries.delete(key));
      const [oldest] = entries.keys();
      if (entries.size > most && oldest !== undefined) entries.delete(oldest);
      return found;
    },
  };
}
