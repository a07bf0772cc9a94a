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

/** With fewer live jobs than this, all matches are counted. */
const countEverythingBelow = 4_000;
/** Jobs that a probe reads: a tenth of all jobs, within these limits. */
const probeSize = { least: 1_000, most: 3_000 };
/** Up to this many candidates are counted and ranked exactly. */
export const exactUpTo = 2_000;
/** A probe that counted this many jobs needs no second sample. */
export const enoughSeen = 500;
/** Target size of the second sample when the probe counted too few. */
const wantedSeen = 800;
/** The largest sample: this many jobs, or the larger sample index if that holds more. */
const largestSample = { jobs: 25_000, share: 1 / 8 };

/** An estimate of part of the matches. */
export type Estimated = {
  jobs: number;
  /** Days that almost certainly hold the newest matches needed; null when all days must be read. */
  window: DayWindow | null;
};

/** Estimates of how many jobs match. Each part is within the one before. */
export type Estimate = {
  /** Jobs that miss at most one filter group. */
  near: number;
  /** Jobs that match. */
  all: Estimated;
  /** Jobs that match with the words in title, skills, company or place. */
  head: Estimated;
  /** The counts of the probe. */
  seen: ScaledCounts | null;
};

/** Returns a sample that holds about `wantedSeen` of this many jobs; null when all of them must be read. */
export function sampleAmong(jobs: number, live: number): JobSample | null {
  return sampleOf(Math.min(wantedSeen / jobs, Math.max(largestSample.share, largestSample.jobs / live)));
}

type Probe = {
  /** The scope that contains all counted jobs. */
  near: CandidateScope;
  /** Computes the missed filters of a row, one bit for each of the `chosen` groups. */
  missed: RawBuilder<number>;
  chosen: readonly FacetGroup[];
  /** How many of the newest matches a window must hold. */
  wanted: number;
  now: Date;
};

/**
 * Estimates how many jobs match. It scales up their share of a sample of a few thousand, or of a larger sample when the
 * first finds too few. With few live jobs it assumes that all match, which makes the caller count exactly.
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
  // Three standard deviations of margin: this many matches in the sample almost certainly cover the wanted number.
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
