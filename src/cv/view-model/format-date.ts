import { parseMonthDate } from "../../text/periods.ts";
import type { DateFormat } from "../document/cv-look.ts";
import { dateWordsOf } from "../../text/date-words.ts";
import type { CvLanguage } from "../translations/translations.ts";

/**
 * Writes a typed date in a format and language. Text that is not a date comes back unchanged.
 *
 * @example
 * formatDate("3/2021", "long", "en") // "March 2021"
 */
export function formatDate(typed: string, format: DateFormat, language: CvLanguage): string {
  const date = parseMonthDate(typed);
  if (date === null) return typed;
  const {
    present,
    longMonths,
    shortMonths = longMonths,
    monthToYear = " ",
    yearSuffix,
  } = dateWordsOf(language);
  if (date === "present") return present[0] ?? typed;
  const { year, month } = date;
  const namesMonth = format === "short" || format === "long";
  if (month === null || format === "year") return namesMonth ? `${year}${yearSuffix ?? ""}` : String(year);
  const digits = String(month).padStart(2, "0");
  if (format === "iso") return `${year}-${digits}`;
  if (format === "numeric") return yearSuffix ? `${year}/${digits}` : `${digits}/${year}`;
  const name = (format === "long" ? longMonths : shortMonths)[month - 1] ?? digits;
  if (yearSuffix) return `${year}${yearSuffix}${name}`;
  return `${name}${format === "long" ? monthToYear : " "}${year}`;
}
