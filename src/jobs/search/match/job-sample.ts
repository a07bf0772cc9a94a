import { sliceCounts, sliceTerm } from "../filters/index-terms.ts";

/** A representative part of all jobs. Jobs are assigned to slices round-robin, whatever their date or source. */
export type JobSample = {
  /**
   * Names the sample index that holds all of the sample (`jobs_sample_8`, `jobs_sample_64`); null for the whole index.
   */
  divisor: 8 | 64 | null;
  /** Lexemes of the slices, any of which a job must have. */
  lexemes: string[];
  /** True when the sample is the whole of its index, so that the lexemes are redundant. */
  isWholeIndex: boolean;
  /** Share of all jobs, 0 to 1. */
  share: number;
};

/** Samples of more fine slices than this use coarse ones, which keeps the or-list short. */
const maxFineSlices = 12;
/** A sample should hold this many of the jobs that are counted. */
const targetSampled = 800;
/** The largest sample: this many jobs, or the larger sample index if that holds more. */
const maxSample = { jobs: 25_000, share: 1 / 8 };
/** A sample of nearly all jobs saves nothing. */
const maxShare = 0.7;

/** Returns the smallest sample that holds at least this share of all jobs; null when that is nearly all. */
export function sampleOf(part: number): JobSample | null {
  if (part >= maxShare) return null;
  const fine = Math.max(Math.ceil(part * sliceCounts.fine), 1);
  if (fine <= maxFineSlices) return slices(fine, sliceCounts.fine, sliceTerm.fine);
  return slices(Math.ceil(part * sliceCounts.coarse), sliceCounts.coarse, sliceTerm.coarse);
}

/** Returns a sample that is large enough to count this many jobs; null when all of them must be read. */
export function sampleToCount(jobs: number, live: number): JobSample | null {
  return sampleOf(Math.min(targetSampled / jobs, Math.max(maxSample.share, maxSample.jobs / live)));
}

/** Returns the first `count` of `all` slices, from the smallest index that holds them. */
function slices(count: number, all: number, lexeme: (number: number) => string): JobSample {
  const divisor = ([64, 8] as const).find((one) => count * one <= all) ?? null;
  const lexemes = Array.from({ length: count }, (_, turn) => lexeme(turn * (divisor ?? 1)));
  return { divisor, lexemes, isWholeIndex: count * (divisor ?? 1) === all, share: count / all };
}
