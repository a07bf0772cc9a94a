import { sql } from "kysely";
import type { Database } from "../../../platform/database/tables.ts";
import type { ScaledCounts } from "../filters/counts.ts";
import type { FilterConditions } from "../filters/filter-conditions.ts";
import {
  countFacets,
  dayOfPacked,
  factReader,
  lowBits,
  packedFacts,
  packedJobs,
  type PackedJobs,
} from "../filters/packed-facts.server.ts";
import { candidateCondition, type CandidateScope } from "./candidates.server.ts";
import { daysFrom, liveJobs, type DayWindow, type JobDays } from "./day-window.ts";
import { sampleOf, sampleToCount, type JobSample } from "./job-sample.ts";

/** Jobs that a probe reads: a tenth of all jobs, within these limits. */
const probeSize = { min: 1_000, max: 3_000 };
/** Up to this many jobs are read and counted exactly. */
export const maxExact = 2_000;
/** A sample that holds this many of the counted jobs is large enough. */
export const minSampled = 500;

/** An estimate of part of the matches. */
export type Estimated = {
  jobs: number;
  /** Days that almost certainly hold the newest matches needed; null when all days must be read. */
  window: DayWindow | null;
};

/** Estimates of how many jobs match. */
export type Estimate = {
  /** Jobs that miss at most one filter. */
  missingAtMostOne: number;
  /** Jobs that match. */
  all: Estimated;
  /** The counts of the probe. */
  probeCounts: ScaledCounts;
};

type Probe = {
  /** The scope that contains all counted jobs. */
  missingAtMostOne: CandidateScope;
  /** Filters that counted jobs may miss. */
  chosen: FilterConditions["chosen"];
  /** How many of the newest matches a window must hold. */
  needed: number;
  now: Date;
};

/**
 * Estimates how many jobs match. It scales up their share of a sample of a few thousand, or of a larger sample when the
 * first finds too few.
 */
export async function estimateMatches(db: Database, days: JobDays, probe: Probe): Promise<Estimate> {
  const live = liveJobs(days);
  const size = Math.min(Math.max(live / 10, probeSize.min), probeSize.max);
  const small = sampleOf(size / live);
  if (!small) throw new Error(`An index of ${live} jobs is too small for samples`);
  const first = await readSample(db, days, probe, small);
  if (first.missingAtMostOne <= maxExact || first.probeCounts.raw.missingAtMostOne >= minSampled)
    return first;
  const larger = sampleToCount(first.missingAtMostOne, live);
  return larger && larger.share > small.share ? readSample(db, days, probe, larger) : first;
}

const missedOf = factReader("missed");

async function readSample(
  db: Database,
  days: JobDays,
  { missingAtMostOne, chosen, needed, now }: Probe,
  sample: JobSample,
): Promise<Estimate> {
  const result = await sql<{ jobs: PackedJobs }>`
    with seen as materialized (
      select j.adapters, ${packedFacts(now, chosen)} as facts from jobs j
      where ${candidateCondition({ ...missingAtMostOne, sample })})
    select ${packedJobs("seen")} as jobs`.execute(db);
  const row = result.rows[0];
  if (!row) throw new Error("A count always gives one row");

  const counts = countFacets(row.jobs, chosen);
  const matching = Object.values(row.jobs)
    .flat()
    .filter((packed) => missedOf(lowBits(packed)) === 0);
  // Three standard deviations of margin: this many matches in the sample almost certainly cover the wanted number.
  const expected = needed * sample.share;
  const reach = Math.ceil(expected + 3 * Math.sqrt(expected) + 3);
  const about = (seen: number) => Math.round(seen / sample.share);
  const newestLast = Int32Array.from(matching, dayOfPacked).sort();
  const oldest = newestLast.at(-reach);
  return {
    missingAtMostOne: about(counts.missingAtMostOne),
    all: { jobs: about(matching.length), window: oldest === undefined ? null : daysFrom(days, oldest) },
    probeCounts: { raw: counts, scale: 1 / sample.share },
  };
}
