import table from "../../data/text/date-words.json" with { type: "json" };

/** The words of dates in one language. `about` in the file describes them. */
export type DateWords = {
  present: readonly string[];
  longMonths: readonly string[];
  shortMonths?: readonly string[];
  otherMonths?: readonly string[];
  monthToYear?: string;
  yearSuffix?: string;
  startToEnd?: string;
  rangeWords?: readonly string[];
};

if (table.version !== 1 || Object.keys(table.languages).length !== table.rows)
  throw new Error("data/text/date-words.json is incomplete, or of another version than this program.");

/** By ISO 639 code. */
export const dateWords: Readonly<Record<string, DateWords>> = table.languages;

/** Returns the words of a language, or the English ones. */
export const dateWordsOf = (language: string): DateWords => dateWords[language] ?? table.languages.en;

/** The names of months in a language: "January", "Jan", "Sept". */
export function monthNamesOf(language: string): string[] {
  const { longMonths, shortMonths = [], otherMonths = [] } = dateWordsOf(language);
  return [...new Set([...longMonths, ...shortMonths, ...otherMonths])];
}
