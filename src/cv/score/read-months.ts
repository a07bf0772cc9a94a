import { readCvDate } from "../document/cv-date.ts";

/** A period in months since the year 0. Null: not readable. An ongoing period has no last month. */
export type Months = { first: number | null; last: number | null; isOngoing: boolean; hasMonths: boolean };

/** Reads the start and the end of a row. A year without a month counts as the whole year. */
export function readMonths(startDate: string, endDate: string): Months {
  const start = readCvDate(startDate);
  const end = readCvDate(endDate);
  const begun = start === "present" ? null : start;
  const ended = end === "present" ? null : end;
  const isOngoing = end === "present";
  return {
    first: begun && begun.year * 12 + (begun.month ?? 1) - 1,
    last: ended && ended.year * 12 + (ended.month ?? 12) - 1,
    isOngoing,
    hasMonths: typeof begun?.month === "number" && (isOngoing || typeof ended?.month === "number"),
  };
}

export type DatedMonths = { first: number; last: number };

/** Returns the first and the last month of a period, or null if one of them is unknown. */
export function datedMonths({ first, last, isOngoing }: Months): DatedMonths | null {
  if (first === null) return null;
  if (isOngoing) return { first, last: Number.MAX_SAFE_INTEGER };
  return last === null ? null : { first, last };
}
