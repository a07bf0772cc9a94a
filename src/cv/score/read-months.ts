import { parseMonthDate } from "../../text/periods.ts";

/**
 * A period in months since the year 0. Null: not readable. An ongoing period has no last month. A year without a month
 * counts as the whole year; `surely` is the part of the period that holds for every month of those years.
 */
export type Months = {
  first: number | null;
  last: number | null;
  isOngoing: boolean;
  hasMonths: boolean;
  surely: DatedMonths | null;
};

export type DatedMonths = { first: number; last: number };

/**
 * Reads the start and the end of a row. A date alone is a period of its own.
 *
 * @param isNewest whether an empty end means that the period goes on
 */
export function readMonths(startDate: string, endDate: string, isNewest = false): Months {
  const start = parseMonthDate(startDate);
  const end = parseMonthDate(endDate);
  const isOngoing = end === "present" || (isNewest && start !== null && endDate.trim() === "");
  const typedStart = start === "present" ? null : start;
  const typedEnd = end === "present" ? null : end;
  const begun = typedStart ?? (startDate.trim() === "" ? typedEnd : null);
  const ended = typedEnd ?? (endDate.trim() === "" && !isOngoing ? typedStart : null);
  const monthOf = (date: typeof begun, otherwise: number) =>
    date && date.year * 12 + (date.month ?? otherwise) - 1;
  const latestFirst = monthOf(begun, 12);
  const earliestLast = isOngoing ? Number.MAX_SAFE_INTEGER : monthOf(ended, 1);
  return {
    first: monthOf(begun, 1),
    last: monthOf(ended, 12),
    isOngoing,
    hasMonths: typeof begun?.month === "number" && (isOngoing || typeof ended?.month === "number"),
    surely:
      latestFirst !== null && earliestLast !== null && latestFirst <= earliestLast
        ? { first: latestFirst, last: earliestLast }
        : null,
  };
}

/** Returns the first and the last month of a period, or null if one of them is unknown. */
export function datedMonths({ first, last, isOngoing }: Months): DatedMonths | null {
  if (first === null) return null;
  if (isOngoing) return { first, last: Number.MAX_SAFE_INTEGER };
  return last === null ? null : { first, last };
}
