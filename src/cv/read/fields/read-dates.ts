import { foundValue, type FoundValue } from "./found-value.ts";
import type { Entry } from "./split-entries.ts";

/**
 * The dates of an entry. A single date is its start and its end, or only its end. It never makes an entry that has not
 * ended.
 */
export function readDates(
  { period, dateLine }: Entry,
  single: "both" | "end",
  isSure = true,
): { startDate?: FoundValue | undefined; endDate?: FoundValue | undefined } {
  if (!period || !dateLine) return {};
  const dated = (value: string | undefined, confidence: number) =>
    value === undefined
      ? undefined
      : foundValue(value, dateLine, isSure ? confidence : Math.min(confidence, 0.6));
  if (period.isSingle) {
    const date = dated(period.end, 0.75);
    return single === "both" ? { startDate: date, endDate: date } : { endDate: date };
  }
  return { startDate: dated(period.start, 0.95), endDate: dated(period.end, 0.95) };
}
