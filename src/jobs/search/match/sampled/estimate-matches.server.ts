import { sql } from "kysely";
import type { Database } from "../../../../platform/database/tables.ts";
import type { ScaledCounts } from "../../filters/counts.ts";
import type { FilterConditions } from "../../filters/filter-conditions.ts";
import {
  countFacets,
  dayOfPacked,
  factReader,
  lowBits,
  packedFacts,
  packedJobs,
  type PackedJobs,
} from "../../filters/packed-facts.server.ts";
import { candidateCondition, inHead, type CandidateScope } from "../candidates.server.ts";
import { daysFrom, liveJobs, type DayWindow, type JobDays } from "../day-window.ts";
import { sampleOf, sampleToCount, type JobSample } from "./job-sample.ts";

/** Jobs that a probe reads: a tenth of all jobs, within these limits. */
const probeSize = { least: 1_000, most: 3_000 };
/** Up to this many jobs are read and counted exactly. */
export const exactUpTo = 2_000;
/** A sample that holds this many of the counted jobs is large enough. */
export const enoughSeen = 500;

/** An estimate of part of the matches. */
export type Estimated = {
  jobs: number;
  /** Days that almost certainly hold the newest matches needed; null when all days must be read. */
  window: DayWindow | null;
};

/** Estimates of how many jobs match. Each part is within the one before. */
export type Estimate = {
  /** Jobs that miss at most one filter. */
  near: number;
  /** Jobs that match. */
  all: Estimated;
  /** Jobs that match with the words in title, skills, company or place. */
  head: Estimated;
  /** The counts of the probe. */
  seen: ScaledCounts;
};

type Probe = {
  /** The scope that contains all counted jobs. */
  near: CandidateScope;
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
  const size = Math.min(Math.max(live / 10, probeSize.least), probeSize.most);
  const small = sampleOf(size / live);
  if (!small) throw new Error(`An index of ${live} jobs is too small for samples`);
  const first = await readSample(db, days, probe, small);
  if (first.near <= exactUpTo || first.seen.raw.near >= enoughSeen) return first;
  const larger = sampleToCount(first.near, live);
  return larger && larger.share > small.share ? readSample(db, days, probe, larger) : first;
}

const missedOf = factReader("missed");
const headedOf = factReader("headed");

async function readSample(
  db: Database,
  days: JobDays,
  { near, chosen, needed, now }: Probe,
  sample: JobSample,
): Promise<Estimate> {
  const headed = near.words.length > 0 ? inHead(near.words) : undefined;
  const result = await sql<{ jobs: PackedJobs }>`
    with seen as materialized (
      select j.adapters, ${packedFacts(now, chosen, headed)} as facts from jobs j
      where ${candidateCondition({ ...near, sample })})
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
