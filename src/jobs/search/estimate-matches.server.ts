import { sql, type RawBuilder } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import { allOf, candidateCondition, type CandidateScope } from "./candidates.server.ts";
import { daysFrom, liveJobs, type DayWindow, type JobDays } from "./day-window.ts";
import { countFacets } from "./count-facets.ts";
import type { FacetGroup } from "./filter-query.ts";
import { packedFacts, packedJobs } from "./job-facts.server.ts";
import { unpackFacts, type JobFacts, type PackedJobs } from "./job-facts.ts";
import { sampleOf } from "./job-sample.ts";
import type { ScaledCounts } from "./search-counts.ts";

/** Below so many live jobs everything is simply counted. */
const countEverythingBelow = 4_000;
/** Jobs that a probe looks at: a tenth, within these … */
const probeSize = { least: 1_000, most: 3_000 };
/** … and up to so many times as many, where that may spare counting once more. */
const mostTimes = 2;
/** So many counted by the probe are enough to go by. */
export const enoughSeen = 500;

/** A part of the matches, about. */
export type Estimated = {
  jobs: number;
  /** Days that hold the newest so many of them, all but surely; null when all days are to be read. */
  window: DayWindow | null;
};

/** How many jobs match, each part within the one before. */
export type Estimate = {
  /** Pass all filters but at most one group. */
  near: number;
  /** Match. */
  all: Estimated;
  /** Match, with the words in title, skills, company or place. */
  head: Estimated;
  /** What the probe counted. */
  seen: ScaledCounts | null;
};

/**
 * How many jobs there are, roughly: their share of a sample of a few thousand, taken for the whole. With few jobs
 * all are taken to match, which makes the caller count exactly.
 *
 * @param near in which everything that matters lies.
 * @param missed the filters that a row of it misses, of the `chosen` groups.
 * @param common jobs that have the rarest of the words, for all that the dictionary knows; null without words.
 * @param wanted how many of the newest a window has to hold.
 */
export async function estimateMatches(
  db: Database,
  days: JobDays,
  near: CandidateScope,
  { missed, chosen }: { missed: RawBuilder<number>; chosen: readonly FacetGroup[] },
  { common, wanted, now }: { common: number | null; wanted: number; now: Date },
): Promise<Estimate> {
  const live = liveJobs(days);
  const everything = { jobs: live, window: null };
  const least = Math.min(Math.max(live / 10, probeSize.least), probeSize.most);
  const enough = (enoughSeen * live) / Math.max(common ?? live, 1);
  const size = Math.min(Math.max(1.2 * enough, least), mostTimes * least);
  const sample = live < countEverythingBelow ? null : sampleOf(size / live);
  if (!sample) return { near: live, all: everything, head: everything, seen: null };

  // So many of the sample stand for those wanted, or for more, unless chance deals them very unevenly.
  const expected = wanted * sample.share;
  const reach = Math.ceil(expected + 3 * Math.sqrt(expected) + 3);
  const headed = near.words.length > 0 ? sql<boolean>`j.head @@ ${allOf(near.words)}::tsquery` : undefined;
  const result = await sql<{ jobs: PackedJobs }>`
    with seen as materialized (
      select j.adapters, ${packedFacts(now, missed, headed)} as facts from jobs j
      where ${candidateCondition({ ...near, sample })})
    select ${packedJobs("seen")} as jobs`.execute(db);
  const row = result.rows[0];
  if (!row) throw new Error("A count always gives one row");

  const counts = countFacets(row.jobs, chosen);
  const matching = Object.values(row.jobs)
    .flatMap((packed) => packed.map(unpackFacts))
    .filter((facts) => facts.missed === 0);
  const about = (seen: number) => Math.round(seen / sample.share);
  const part = (jobs: readonly JobFacts[]): Estimated => {
    const newestFirst = jobs.map(({ day }) => day).toSorted((a, b) => b - a);
    const oldest = newestFirst[reach - 1];
    return { jobs: about(jobs.length), window: oldest === undefined ? null : daysFrom(days, oldest) };
  };
  const all = part(matching);
  return {
    near: about(counts.near),
    all,
    head: headed ? part(matching.filter((facts) => facts.headed === 1)) : all,
    seen: { raw: counts, scale: 1 / sample.share },
  };
}
