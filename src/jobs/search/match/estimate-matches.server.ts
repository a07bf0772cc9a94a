import { sql, type RawBuilder } from "kysely";
import type { Database } from "../../../platform/database/tables.ts";
import { countFacets } from "../filters/count-facets.ts";
import type { FacetGroup } from "../filters/filter-query.ts";
import { packedFacts, packedJobs } from "../filters/job-facts.server.ts";
import { dayOfPacked, factReader, lowBits, type PackedJobs } from "../filters/job-facts.ts";
import type { ScaledCounts } from "../filters/search-counts.ts";
import { allOf, candidateCondition, type CandidateScope } from "./candidates.server.ts";
import { daysFrom, liveJobs, type DayWindow, type JobDays } from "./day-window.ts";
import { sampleOf, type JobSample } from "./job-sample.ts";

/** Below so many live jobs everything is simply counted. */
const countEverythingBelow = 4_000;
/** Jobs that a probe looks at: a tenth, within these. */
const probeSize = { least: 1_000, most: 3_000 };
/** So many candidates are counted and ranked exactly. */
export const exactUpTo = 2_000;
/** So many counted by a probe are enough to go by. */
export const enoughSeen = 500;
/** Where fewer were seen, so many are read. */
const wantedSeen = 800;
/** No sample is larger than so many jobs, or than the larger of the indexes of samples. */
const largestSample = { jobs: 25_000, share: 1 / 8 };

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

/** A sample of which about as many as are wanted are among so many jobs; null when all are to be read. */
export function sampleAmong(jobs: number, live: number): JobSample | null {
  return sampleOf(Math.min(wantedSeen / jobs, Math.max(largestSample.share, largestSample.jobs / live)));
}

type Probe = {
  /** In which everything that matters lies. */
  near: CandidateScope;
  /** The filters that a row of it misses, of the `chosen` groups. */
  missed: RawBuilder<number>;
  chosen: readonly FacetGroup[];
  /** How many of the newest a window has to hold. */
  wanted: number;
  now: Date;
};

/**
 * How many jobs there are, roughly: their share of a sample of a few thousand, or of a larger one where that shows too
 * few, taken for the whole. With few jobs all are taken to match, which makes the caller count exactly.
 */
export async function estimateMatches(db: Database, days: JobDays, probe: Probe): Promise<Estimate> {
  const live = liveJobs(days);
  const size = Math.min(Math.max(live / 10, probeSize.least), probeSize.most);
  const small = live < countEverythingBelow ? null : sampleOf(size / live);
  const everything = { jobs: live, window: null };
  if (!small) return { near: Math.min(live, exactUpTo), all: everything, head: everything, seen: null };

  const first = await readSample(db, days, probe, small);
  if (first.near <= exactUpTo || first.seen.raw.near >= enoughSeen) return first;
  const larger = sampleAmong(first.near, live);
  return larger && larger.share > small.share ? readSample(db, days, probe, larger) : first;
}

const missedOf = factReader("missed");
const headedOf = factReader("headed");

async function readSample(
  db: Database,
  days: JobDays,
  { near, missed, chosen, wanted, now }: Probe,
  sample: JobSample,
): Promise<Estimate & { seen: ScaledCounts }> {
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
    .flat()
    .filter((packed) => missedOf(lowBits(packed)) === 0);
  // So many of the sample stand for those wanted, or for more, unless chance deals them very unevenly.
  const expected = wanted * sample.share;
  const reach = Math.ceil(expected + 3 * Math.sqrt(expected) + 3);
  const about = (seen: number) => Math.round(seen / sample.share);
  const part = (jobs: readonly number[]): Estimated => {
    const newestLast = Int32Array.from(jobs, dayOfPacked).sort();
    const oldest = newestLast.at(-reach);
    return { jobs: about(jobs.length), window: oldest === undefined ? null : daysFrom(days, oldest) };
  };
  const all = part(matching);
  return {
    near: about(counts.near),
    all,
    head: headed ? part(matching.filter((packed) => headedOf(lowBits(packed)) === 1)) : all,
    seen: { raw: counts, scale: 1 / sample.share },
  };
}
