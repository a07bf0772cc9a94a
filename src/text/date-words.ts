import table from "../../data/text/date-words.json" with { type: "json" };

/** The words of dates in one language. `data/README.md` describes them. */
export type DateWords = {
  present: readonly string[];
  longMonths: readonly string[];
  shortMonths?: readonly string[];
  otherMonths?: readonly string[];
  monthToYear?: string;
  yearSuffix?: string;
  startToEnd?: string;
  rangeWords?: readonly string[];
  sinceWords?: readonly string[];
  expectedWords?: readonly string[];
};

/** By ISO 639 code. */
export const dateWords: Readonly<Record<string, DateWords>> = table;

/** Returns the words of a language, or the English ones. */
export const dateWordsOf = (language: string): DateWords => dateWords[language] ?? table.en;

/** The names of months in a language: "January", "Jan", "Sept". */
export function monthNamesOf(language: string): string[] {
  const { longMonths, shortMonths = [], otherMonths = [] } = dateWordsOf(language);
  return [...new Set([...longMonths, ...shortMonths, ...otherMonths])];
}
