import { sql } from "kysely";
import type { Database } from "../../../platform/database/tables.ts";
import { byFilter, writeFilters } from "../filters/filters.ts";
import {
  countFacets,
  dayOfPacked,
  factReader,
  lowBits,
  packedJobs,
  type PackedJobs,
} from "../filters/packed-facts.server.ts";
import { pageSize } from "../query/search-query.ts";
import type { UnderstoodSearch } from "../query/understand-search.server.ts";
import { countedJobs, scopeOf } from "./candidates.server.ts";
import { daysFrom, type DayWindow, type JobDays } from "./day-window.ts";
import { findExactly, type Matches } from "./find-exactly.server.ts";
import type { ExactCounts, CountCache } from "./count-cache.ts";
import { maxListed, rankingOf } from "./rank.server.ts";
import { estimateMatches, maxExact } from "./estimate-matches.server.ts";
import { newestMatches } from "./newest-matches.server.ts";
import { maxRanked } from "./find-by-sample.server.ts";

type Index = { days: JobDays; live: number; countCache: CountCache };

/** Counts every match, but ranks only the newest when there are many. */
export async function findAndCount(db: Database, search: UnderstoodSearch, index: Index): Promise<Matches> {
  const { query, now } = search;
  const { chosen } = search.filters;
  const ranking = rankingOf(search);
  const needed = ranking.words ? maxRanked : query.page * pageSize;
  const key = keyOf(search, index.days);
  let counts = index.countCache.get(key);
  if (!counts) {
    const missingAtMostOne = scopeOf(search, search.filters.missingAtMostOne);
    const { missingAtMostOne: jobs } = await estimateMatches(db, index.days, {
      missingAtMostOne,
      chosen,
      needed,
      now,
    });
    if (jobs <= maxExact) return findExactly(db, search);
    counts = await countAll(db, search);
    index.countCache.set(key, counts);
  }

  const { raw } = counts;
  const matches = { jobs: raw.count, window: windowOf(counts, needed, index.days) };
  const list = newestMatches(scopeOf(search, search.filters.all), ranking.columns, {
    matches,
    live: index.live,
    limit: needed,
  });
  const result = await sql<{ ids: number[] | null }>`
    with list as materialized (${list}) select json_agg(id) as ids from (${ranking.page}) page`.execute(db);
  const counted = { raw, scale: 1 };
  return {
    ids: result.rows[0]?.ids ?? [],
    total: { value: raw.count, exact: true },
    listed: Math.min(raw.count, maxListed),
    counts: byFilter(() => counted),
  };
}

const missedOf = factReader("missed");

/** Reads the facts of every job that misses at most one filter. */
async function countAll(db: Database, search: UnderstoodSearch): Promise<ExactCounts> {
  const { chosen, missingAtMostOne } = search.filters;
  const result = await sql<{ jobs: PackedJobs }>`
    with found as materialized (${countedJobs(scopeOf(search, missingAtMostOne), search.now, chosen)})
    select ${packedJobs("found")} as jobs`.execute(db);
  const jobs = result.rows[0]?.jobs ?? {};
  const byDay = new Map<number, number>();
  for (const packed of Object.values(jobs).flat()) {
    if (missedOf(lowBits(packed)) !== 0) continue;
    const day = dayOfPacked(packed);
    byDay.set(day, (byDay.get(day) ?? 0) + 1);
  }
  const days = [...byDay].map(([day, count]) => ({ day, jobs: count })).sort((a, b) => b.day - a.day);
  return { raw: countFacets(jobs, chosen), days };
}

/** The newest days that hold as many matches as needed; null when those are nearly all days. */
function windowOf(counts: ExactCounts, needed: number, days: JobDays): DayWindow | null {
  let held = 0;
  for (const { day, jobs } of counts.days) {
    held += jobs;
    if (held >= needed) return daysFrom(days, day);
  }
  return null;
}

/**
 * A key that is the same for searches with the same matches, whatever their order and page. It changes when jobs come or
 * go, and each minute, because jobs age and can be edited.
 */
function keyOf(
  {
    query,
    typedConditions,
    required,
    alternative,
    minScore,
    excludedList,
    filters: { missingAtMostOne },
    now,
  }: UnderstoodSearch,
  days: JobDays,
): string {
  const index = days.reduce((sum, { day, jobs }) => sum + day * jobs, 0);
  const minute = Math.floor(Number(now) / 60_000);
  return JSON.stringify([
    required,
    alternative,
    minScore?.score,
    excludedList?.required,
    excludedList?.minScore?.score,
    missingAtMostOne.lexemes,
    typedConditions.pay,
    writeFilters(query),
    query.asOf,
    query.closed,
    index,
    days.length,
    minute,
  ]);
}
