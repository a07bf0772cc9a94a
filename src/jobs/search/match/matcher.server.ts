import type { Database } from "../../../platform/database/tables.ts";
import type { Count, ScaledCounts } from "../filters/counts.ts";
import type { FilterQuery } from "../filters/filter-conditions.ts";
import type { FilterKey } from "../filters/filters.ts";
import type { UnderstoodSearch } from "../query/understand-search.server.ts";
import { exactMatcher } from "./exact-matcher.server.ts";
import type { PartialOptions } from "./find-partial-matches.server.ts";
import type { KeptCounts } from "./kept-counts.ts";
import type { IndexOverview } from "./read-overview.server.ts";
import { countedMatcher } from "./sampled/counted-matcher.server.ts";
import { sampledMatcher } from "./sampled/sampled-matcher.server.ts";

/** One page of the matches of a search. */
export type Matches = {
  /** The jobs on the page, in order. */
  ids: number[];
  total: Count;
  /** Jobs that can be paged through. */
  listed: number;
  /** The counts that each filter shows. */
  counts: Readonly<Record<FilterKey, ScaledCounts>>;
};

/** Finds and counts the jobs that match a search. */
export type Matcher = {
  /** Finds, ranks and counts the matches. */
  find: (search: UnderstoodSearch) => Promise<Matches>;
  /** Finds jobs with some of the words, the best first. */
  findPartly: (search: UnderstoodSearch, options: PartialOptions) => Promise<number[]>;
  /** Counts the jobs that only mention what was asked for. */
  countMentions: (search: UnderstoodSearch) => Promise<Count>;
  /** Counts the matches of a search with each of these filters in place of its own. */
  countEach: (search: UnderstoodSearch, filters: readonly FilterQuery[]) => Promise<Count[]>;
};

/** With fewer live jobs than this, reading and ranking all matches is fast enough. */
const readEverythingBelow = 4_000;
/** Up to this many live jobs, all matches are counted. */
export const countEverythingUpTo = 100_000;

/** How matches are counted: counts of earlier searches, and the number of live jobs up to which all are counted. */
export type Counting = { kept: KeptCounts; exactUpTo: number };

/** Chooses how to find matches by the size of the index: all of them, the newest with exact counts, or with estimates. */
export function matcherFor(
  db: Database,
  { days, live }: IndexOverview,
  { kept, exactUpTo }: Counting,
): Matcher {
  if (live < readEverythingBelow) return exactMatcher(db, live);
  return live <= exactUpTo ? countedMatcher(db, { days, live, kept }) : sampledMatcher(db, days, live);
}
