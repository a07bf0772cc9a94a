import { sql, type RawBuilder } from "kysely";
import type { Database } from "../../../platform/database/tables.ts";
import { countOf, type Count, type ScaledCounts } from "../filters/counts.ts";
import { byFilter } from "../filters/filters.ts";
import { countFacets, packedJobs, type PackedJobs } from "../filters/packed-facts.server.ts";
import { pageSize } from "../query/search-query.ts";
import type { UnderstoodSearch } from "../query/understand-search.server.ts";
import { countList } from "./count-matches.server.ts";
import { countedJobs, scopeOf, type CandidateScope } from "./candidates.server.ts";
import type { JobDays } from "./day-window.ts";
import { findExactly, type Matches } from "./find-exactly.server.ts";
import { maxListed, rankingOf } from "./rank.server.ts";
import { minSampled, estimateMatches, maxExact } from "./estimate-matches.server.ts";
import { sampleToCount } from "./job-sample.ts";
import { newestMatches } from "./newest-matches.server.ts";

/** When there are many matches, only the newest 1,200 are ranked. */
export const maxRanked = 1_200;
/** Jobs to count, and how many jobs each of them represents. */
type CountedScope = { scope: CandidateScope; scale: number };

/**
 * Reads no more of a large index than needed. Few matches are ranked and counted exactly. When there are many, a sample
 * is counted, so that the total and the counts are marked as estimates, and only the newest that fill every page are
 * ranked. The first statement is a probe that estimates their number, and the second reads as much as needed.
 */
export async function findBySample(
  db: Database,
  search: UnderstoodSearch,
  days: JobDays,
  live: number,
): Promise<Matches> {
  const { query, now } = search;
  const { chosen } = search.filters;
  const all = scopeOf(search, search.filters.all);
  const missingAtMostOne = scopeOf(search, search.filters.missingAtMostOne);
  const ranking = rankingOf(search);
  const needed = ranking.words ? maxRanked : query.page * pageSize;
  const estimate = await estimateMatches(db, days, { missingAtMostOne, chosen, needed, now });
  // All counted jobs miss at most one filter. When there are few of them, one read gives every count.
  if (estimate.missingAtMostOne <= maxExact) return findExactly(db, search);

  // `found` gives the total and the counts of filters without a choice, `around` those of filters with one, which
  // ignore that choice. The probe may already have counted either.
  const { probeCounts } = estimate;
  const toCount = (scope: CandidateScope, jobs: number): CountedScope => {
    const sample = jobs <= maxExact ? null : sampleToCount(jobs, live);
    return sample ? { scope: { ...scope, sample }, scale: 1 / sample.share } : { scope, scale: 1 };
  };
  const found = probeCounts.raw.count >= minSampled ? null : toCount(all, estimate.all.jobs);
  const isAroundCounted = chosen.length === 0 || probeCounts.raw.missingAtMostOne >= minSampled;
  const around = isAroundCounted ? null : toCount(missingAtMostOne, estimate.missingAtMostOne);

  const isWhole = found?.scale === 1;
  const tables: RawBuilder<unknown>[] = [];
  const more = isWhole ? ranking.inputs : sql``;
  if (found) tables.push(sql`found as materialized (${countedJobs(found.scope, now, [], more)})`);
  if (around) tables.push(sql`around as materialized (${countedJobs(around.scope, now, chosen)})`);
  const newest = newestMatches(all, ranking.columns, { matches: estimate.all, live, limit: needed });
  tables.push(
    sql`list as materialized (${isWhole ? sql`select j.id, ${ranking.columns} from found j` : newest})`,
  );

  const result = await sql<{ ids: number[] | null; found: PackedJobs | null; around: PackedJobs | null }>`
    with ${sql.join(tables)}
    select (select json_agg(id) from (${ranking.page}) page) as ids,
      ${found ? packedJobs("found") : sql`null`} as found,
      ${around ? packedJobs("around") : sql`null`} as around`.execute(db);
  const row = result.rows[0];
  if (!row) throw new Error("A search statement always gives one row");

  const counted = (count: CountedScope | null, jobs: PackedJobs | null): ScaledCounts =>
    count ? { raw: countFacets(jobs ?? {}, chosen), scale: count.scale } : probeCounts;
  const countsOfMatches = counted(found, row.found);
  const countsIgnoringChoice = chosen.length === 0 ? countsOfMatches : counted(around, row.around);
  const total = isEverything(all)
    ? { value: live, exact: true }
    : countOf(countsOfMatches.raw.count, countsOfMatches.scale);
  return {
    ids: row.ids ?? [],
    total,
    listed: Math.min(total.value, maxListed),
    counts: byFilter((key) =>
      chosen.some((one) => one.key === key) ? countsIgnoringChoice : countsOfMatches,
    ),
  };
}

/** Counts the matches of a search. The result equals the total of `findBySample`. */
export async function countBySample(
  db: Database,
  search: UnderstoodSearch,
  days: JobDays,
  live: number,
): Promise<Count> {
  const all = scopeOf(search, search.filters.all);
  if (isEverything(all)) return { value: live, exact: true };
  const missingAtMostOne = scopeOf(search, search.filters.missingAtMostOne);
  const { chosen } = search.filters;
  const probe = { missingAtMostOne, chosen, needed: maxRanked, now: search.now };
  const estimate = await estimateMatches(db, days, probe);
  const { raw, scale } = estimate.probeCounts;
  const isFew = estimate.missingAtMostOne <= maxExact;
  if (!isFew && raw.count >= minSampled) return countOf(raw.count, scale);
  const sample = isFew || estimate.all.jobs <= maxExact ? null : sampleToCount(estimate.all.jobs, live);
  return countList(db, search, sample);
}

/** Checks for the scope of a search without words and filters. */
const isEverything = ({ required, filters, seenBefore, openAt }: CandidateScope): boolean =>
  required.head.length + required.search.length + filters.lexemes.length === 0 && !seenBefore && !openAt;
