import { foundValue, type FoundValue } from "./found-value.ts";
import type { Entry } from "./split-entries.ts";

/** The dates of an entry. A single date is the start or the end, as is usual in the section. */
export function readDates(
  { period, dateLine }: Entry,
  single: "start" | "end",
): { startDate?: FoundValue | undefined; endDate?: FoundValue | undefined } {
  if (!period || !dateLine) return {};
  const dated = (value: string | undefined, confidence: number) =>
    value === undefined ? undefined : foundValue(value, dateLine, confidence);
  if (period.isSingle) {
    const date = dated(period.end, 0.7);
    return single === "start" ? { startDate: date } : { endDate: date };
  }
  return { startDate: dated(period.start, 0.95), endDate: dated(period.end, 0.95) };
}
