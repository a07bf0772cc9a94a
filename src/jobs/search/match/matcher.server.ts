import type { Database } from "../../../platform/database/tables.ts";
import type { Count } from "../filters/counts.ts";
import type { FilterQuery } from "../filters/filter-conditions.ts";
import type { MinScore, UnderstoodSearch } from "../query/understand-search.server.ts";
import {
  countClosed,
  countList,
  countEach,
  countLeftOut,
  countMentions,
  countUpTo,
} from "./count-matches.server.ts";
import { newestDays } from "./day-window.ts";
import { findExactly, type Matches } from "./find-exactly.server.ts";
import { findPartialMatches, type PartialOptions } from "./find-partial-matches.server.ts";
import type { CountCache } from "./count-cache.ts";
import { minScoreOf } from "./min-score.server.ts";
import type { IndexOverview } from "./read-overview.server.ts";
import { findAndCount } from "./find-and-count.server.ts";
import { countBySample, findBySample } from "./find-by-sample.server.ts";
import { sampleOf } from "./job-sample.ts";

/** Finds and counts the jobs that match a search. */
export type Matcher = {
  /** Finds, ranks and counts the matches. */
  find: (search: UnderstoodSearch) => Promise<Matches>;
  /** Counts the matches. Equals the total of `find`. */
  count: (search: UnderstoodSearch) => Promise<Count>;
  /** Counts the matches whose closing date is over. */
  countClosed: (search: UnderstoodSearch) => Promise<number>;
  /** Returns the score that jobs must reach to be listed by date; null for no limit. */
  minScore: (search: UnderstoodSearch) => Promise<MinScore | null>;
  /** Counts the matches of each search, up to the number that is enough. */
  countUpTo: (searches: readonly { search: UnderstoodSearch; limit: number }[]) => Promise<number[]>;
  /** Finds jobs with some of the words, the best first. */
  findPartial: (search: UnderstoodSearch, options: PartialOptions) => Promise<number[]>;
  /** Counts the jobs that only mention what was asked for. `listed` is the number of jobs in the list. */
  countMentions: (search: UnderstoodSearch, listed: number) => Promise<Count>;
  /** Counts the matches that do not reach the minimum score of a list; null if there are none. */
  countLeftOut: (search: UnderstoodSearch, listed: Count) => Promise<Count | null>;
  /** Counts the matches of a search with each of these filters in place of its own. */
  countEach: (search: UnderstoodSearch, filters: readonly FilterQuery[]) => Promise<Count[]>;
};

/** With fewer live jobs than this, reading and ranking all matches is fast enough. */
const minSampledIndex = 4_000;
/** Up to this many live jobs, all matches are counted. */
export const defaultMaxCountedIndex = 100_000;

/** How matches are counted: counts of earlier searches, and the number of live jobs up to which all are counted. */
export type Counting = { countCache: CountCache; maxCountedIndex: number };

/** Partial matches, the best scores, and matches without one filter are looked for among this many jobs of a large index. */
const maxExamined = { partial: 60_000, each: 50_000 };
/** What a list of many jobs leaves out is counted in a sample that holds about this many jobs of the list. */
const listedInSample = 300;

/** Chooses how to find matches by the size of the index: all of them, the newest with exact counts, or with estimates. */
export function matcherFor(
  db: Database,
  { days, live }: IndexOverview,
  { countCache, maxCountedIndex }: Counting,
): Matcher {
  const isSmall = live < minSampledIndex;
  const isCounted = live <= maxCountedIndex;
  const sample = isCounted ? null : sampleOf(maxExamined.each / live);
  const sampleOfList = (listed: number) =>
    isCounted ? null : sampleOf(Math.min(maxExamined.each / live, listedInSample / Math.max(listed, 1)));
  return {
    find(search) {
      if (isSmall) return findExactly(db, search);
      return isCounted
        ? findAndCount(db, search, { days, live, countCache })
        : findBySample(db, search, days, live);
    },
    count: (search) => (isCounted ? countList(db, search, null) : countBySample(db, search, days, live)),
    countClosed: (search) => countClosed(db, search),
    minScore: (search) =>
      minScoreOf(db, search, live <= maxExamined.partial ? null : newestDays(days, maxExamined.partial)),
    countUpTo: (searches) => countUpTo(db, searches),
    findPartial(search, options) {
      const window = isSmall ? null : newestDays(days, maxExamined.partial);
      return findPartialMatches(db, search, { live, window }, options);
    },
    countMentions: (search, listed) => countMentions(db, search, sampleOfList(listed)),
    countEach: (search, each) => countEach(db, search, each, sample),
    countLeftOut: (search, listed) => countLeftOut(db, search, listed, sampleOfList(listed.value)),
  };
}
