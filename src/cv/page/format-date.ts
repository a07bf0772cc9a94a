import { readCvDate } from "../document/cv-date.ts";
import type { CvLanguage } from "../document/cv-languages.ts";
import type { DateFormat } from "../document/cv-look.ts";
import { dateWords } from "../words/date-words.ts";

/**
 * Writes a typed date in a format and language; what is no date stays as it was typed.
 *
 * @example
 * formatDate("3/2021", "long", "en") // "March 2021"
 */
export function formatDate(typed: string, format: DateFormat, language: CvLanguage): string {
  const date = readCvDate(typed);
  if (date === null) return typed;
  const words = dateWords[language];
  if (date === "present") return words.present;
  const { year, month } = date;
  const yearFirst = language === "ja" || language === "zh";
  const counted = yearFirst && (format === "short" || format === "long");
  if (month === null || format === "year") return counted ? `${year}年` : String(year);
  const digits = String(month).padStart(2, "0");
  if (format === "iso") return `${year}-${digits}`;
  if (format === "numeric") return yearFirst ? `${year}/${digits}` : `${digits}/${year}`;
  const name = words[format][month - 1] ?? digits;
  if (yearFirst) return `${year}${words.of}${name}`;
  return `${name}${format === "long" ? words.of : " "}${year}`;
}
