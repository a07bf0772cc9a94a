import { filterLexeme, sliceCounts } from "./filter-lexemes.ts";

/** A part of all jobs that is like the whole: jobs are dealt into slices by turns, whatever their date or source. */
export type JobSample = {
  /** Lexemes of its slices, any of which a job must have. */
  lexemes: string[];
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
  if (fine <= mostFineSlices)
    return { lexemes: slices(fine, filterLexeme.fineSlice), share: fine / sliceCounts.fine };
  const coarse = Math.ceil(part * sliceCounts.coarse);
  return { lexemes: slices(coarse, filterLexeme.coarseSlice), share: coarse / sliceCounts.coarse };
}

function slices(count: number, lexeme: (number: number) => string): string[] {
  return Array.from({ length: count }, (_, number) => lexeme(number));
}
