import { dateWordsOf, monthNamesOf } from "../../text/date-words.ts";

const { longMonths } = dateWordsOf("en");

/** How dates are written, with an example of each way. */
const styles = [
  {
    name: "month in words",
    example: "March 2021",
    pattern: new RegExp(`\\b(?:${longMonths.join("|")})\\.? \\d{4}\\b`, "gi"),
  },
  {
    name: "short month",
    example: "Mar 2021",
    pattern: new RegExp(`\\b(?:${monthNamesOf("en").join("|")})\\.? \\d{4}\\b`, "gi"),
  },
  { name: "full date", example: "01/03/2021", pattern: /\b\d{1,2}[./-]\d{1,2}[./-]\d{4}\b/g },
  { name: "month/year", example: "03/2021", pattern: /\b(?:0?[1-9]|1[0-2])[./-]\d{4}\b/g },
  { name: "year-month", example: "2021-03", pattern: /\b(?:19|20)\d{2}-(?:0[1-9]|1[0-2])\b/g },
  { name: "year only", example: "2021", pattern: /\b(?:19|20)\d{2}\b/g },
] as const;

export type DateStyle = { name: string; example: string; found: string[] };

/** @property endsFirst lines whose second year is before the first */
export type DateCheck = { dates: number; styles: DateStyle[]; endsFirst: string[] };

/** The answer with the text that was checked. */
export type CheckedDates = DateCheck & { typed: string };

/** Characters that are checked. */
export const maxDateText = 4_000;

/**
 * Reads the dates in lines of a CV: in how many ways they are written, and which lines end before they begin.
 *
 * @example checkDates("Mar 2021 - 06/2023").styles.map(({ name }) => name) // ["short month", "month/year"]
 */
export function checkDates(text: string): DateCheck {
  let rest = text.slice(0, maxDateText);
  const found = styles.map(({ name, example, pattern }) => {
    const dates = rest.match(pattern) ?? [];
    // Removes the dates of this style, so that no other style reads a part of them: the year of "March 2021".
    rest = rest.replaceAll(pattern, (date) => " ".repeat(date.length));
    return { name, example, found: [...new Set(dates)] };
  });
  const used = found.filter((style) => style.found.length > 0);
  return {
    dates: used.reduce((sum, style) => sum + style.found.length, 0),
    styles: used,
    endsFirst: text
      .slice(0, maxDateText)
      .split("\n")
      .map((line) => line.trim())
      .filter(endsBeforeItBegins),
  };
}

function endsBeforeItBegins(line: string): boolean {
  const years = (line.match(/\b(?:19|20)\d{2}\b(?!-\d)/g) ?? []).map(Number);
  const [first, second] = years;
  return years.length === 2 && first !== undefined && second !== undefined && second < first;
}
