import { parseMonthDate, type MonthDate } from "../../text/periods.ts";

/**
 * Returns what is wrong with a typed date and how to fix it, or null if the date is valid or empty.
 *
 * @param start the typed start, for an end
 */
export function dateProblem(text: string, kind: "start" | "end" | "date", start = ""): string | null {
  if (text.trim() === "") return null;
  const date = parseMonthDate(text);
  if (date === null || (date === "present" && kind !== "end")) return "Use MM/YYYY, for example 03/2021.";
  return date !== "present" && isBefore(date, start) ? "The end is before the start." : null;
}

type Month = Exclude<MonthDate, "present">;

/** Compares only years if a month is missing. */
function isBefore(end: Month, typedStart: string): boolean {
  const start = parseMonthDate(typedStart);
  if (start === null || start === "present") return false;
  if (end.year !== start.year) return end.year < start.year;
  return end.month !== null && start.month !== null && end.month < start.month;
}
