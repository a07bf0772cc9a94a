import { dateWordsOf } from "../../src/text/date-words.ts";
import type { Month, Person } from "./invent-person.ts";

/** The notations of dates in the bench: numbers, names and other separators. */
export type Notation = 0 | 1 | 2 | 3;

/** Writes a period as people do in the language. */
export function showPeriod(
  { language }: Person,
  start: Month,
  end: Month | null,
  notation: Notation,
): string {
  const dates = dateWordsOf(language);
  const show = ({ year, month }: Month): string => {
    const two = String(month).padStart(2, "0");
    if (dates.yearSuffix)
      return notation % 2 === 0 ? `${year}${dates.yearSuffix}${month}月` : `${year}.${two}`;
    if (notation === 0) return `${two}/${year}`;
    if (notation === 1) return `${dates.longMonths[month - 1]}${dates.monthToYear ?? " "}${year}`;
    if (notation === 2) return `${dates.shortMonths?.[month - 1] ?? two} ${year}`;
    return `${two}.${year}`;
  };
  const between = [" – ", " - ", " – ", "–"][notation] ?? " – ";
  return `${show(start)}${between}${end ? show(end) : dates.present[0]}`;
}

export const showYears = (start: number, end: number, notation: Notation): string =>
  notation === 1 ? String(end) : `${start}${notation === 3 ? "-" : " – "}${end}`;
