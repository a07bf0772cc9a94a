import { filterLexeme, sliceCounts } from "../filters/filter-lexemes.ts";

/** A part of all jobs that is like the whole: jobs are dealt into slices by turns, whatever their date or source. */
export type JobSample = {
  /** All of it has such a number, and an index of its own (`jobs_sample_8`, `jobs_sample_64`); null: the whole index. */
  divisor: 8 | 64 | null;
  /** Lexemes of its slices, any of which a job must have. */
  lexemes: string[];
  /** True when `divisor` says as much as the lexemes. */
  isWholeIndex: boolean;
  /** Of all jobs, 0 to 1. */
  share: number;
};

/** More slices than this are asked for by the coarse ones, which keeps the or-list short. */
const mostFineSlices = 12;
/** A sample of nearly everything saves nothing. */
const nearlyAll = 0.7;

/** The smallest sample that holds at least this part of all jobs; null when that is nearly all. */
export function sampleOf(part: number): JobSample | null {
  if (part >= nearlyAll) return null;
  const fine = Math.max(Math.ceil(part * sliceCounts.fine), 1);
  if (fine <= mostFineSlices) return slices(fine, sliceCounts.fine, filterLexeme.fineSlice);
  return slices(Math.ceil(part * sliceCounts.coarse), sliceCounts.coarse, filterLexeme.coarseSlice);
}

/** So many slices of `all`, from the smallest index that holds them. */
function slices(count: number, all: number, lexeme: (number: number) => string): JobSample {
  const divisor = ([64, 8] as const).find((one) => count * one <= all) ?? null;
  const lexemes = Array.from({ length: count }, (_, turn) => lexeme(turn * (divisor ?? 1)));
  return { divisor, lexemes, isWholeIndex: count * (divisor ?? 1) === all, share: count / all };
}
