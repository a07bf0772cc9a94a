import { parseMonthDate, writeMonthDate } from "../../../text/periods.ts";

/**
 * Says how a typed date is understood, or returns null if it is written as the form does, or is no date.
 *
 * @example
 * dateReading("Mär 2019") // "Read as 03/2019."
 */
export function dateReading(text: string): string | null {
  const date = parseMonthDate(text);
  const written = date && writeMonthDate(date);
  return written === null || written.toLowerCase() === text.trim().toLowerCase()
    ? null
    : `Read as ${written}.`;
}
