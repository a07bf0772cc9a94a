import { foldWord } from "./fold-word.ts";
import { translations, type CvLanguage } from "./translations.ts";

const entries = Object.entries(translations);

/** Each language's own name. */
export const languageNames = Object.fromEntries(entries.map(([code, { name }]) => [code, name])) as Readonly<
  Record<CvLanguage, string>
>;

/** Words for "present" in all languages, folded. */
export const presentWords: readonly string[] = [
  ...new Set(entries.flatMap(([, { dates }]) => dates.present.map(foldWord))),
];

/**
 * The names of each of the twelve months in all languages, folded and divided by spaces. A name is left out if another
 * of the same month begins with it.
 */
export const monthNames: readonly string[] = Array.from({ length: 12 }, (_, month) => {
  const names = entries
    .flatMap(([, { dates }]) => [dates.longMonths, dates.shortMonths, dates.otherMonths ?? []])
    .map((list) => foldWord(list[month] ?? ""))
    // "3月" is read as digits.
    .filter((name) => !/\d/.test(name));
  return [...new Set(names)]
    .filter((name) => !names.some((other) => other !== name && other.startsWith(name)))
    .join(" ");
});

/** Words that people type between a month and its year, folded: "marzo de 2019". */
export const monthToYearWords: readonly string[] = [
  ...new Set(entries.flatMap(([, { dates }]) => foldWord(dates.monthToYear ?? "").trim() || [])),
];
