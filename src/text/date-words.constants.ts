import { dateWords, monthNamesOf } from "./date-words.ts";
import { foldWord } from "./fold-word.ts";

const languages = Object.values(dateWords);

/** Words for "present" in all languages, folded. */
export const presentWords: readonly string[] = [
  ...new Set(languages.flatMap(({ present }) => present.map(foldWord))),
];

/** The names of each of the twelve months in all languages, folded. */
export const monthNames: readonly (readonly string[])[] = Array.from({ length: 12 }, (_, month) => {
  const names = languages
    .flatMap(({ longMonths, shortMonths = [], otherMonths = [] }) => [longMonths, shortMonths, otherMonths])
    .map((list) => foldWord(list[month] ?? ""))
    // "3月" is read as digits.
    .filter((name) => name !== "" && !/\d/.test(name));
  return [...new Set(names)];
});

const escape = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const byLength = (words: Iterable<string>): string =>
  [...new Set(words)]
    .sort((a, b) => b.length - a.length)
    .map(escape)
    .join("|");

/** Matches the name of a month in any language, also without its accents and without a mark of abbreviation. */
export const monthPattern = byLength(
  Object.keys(dateWords)
    .flatMap(monthNamesOf)
    .map((name) => name.toLowerCase().replaceAll(/[.׳]/g, ""))
    .flatMap((name) => [name, name.normalize("NFD").replaceAll(/\p{M}/gu, "")])
    .filter((name) => /^\p{L}[\p{L}\p{M} ]*$/u.test(name)),
);

const present = languages.flatMap((words) => words.present).map((word) => word.toLowerCase());

/** Matches a word for the present as the end of a period. */
export const presentPattern = byLength([
  ...present.map((word) => word.replaceAll("'", "’")),
  ...present.map((word) => word.replaceAll("’", "'")),
  ...present.map((word) => word.normalize("NFD").replaceAll(/\p{M}/gu, "")),
  ..."date|til date|present day|jetzt|gegenwärtig|la fecha|o momento".split("|"),
]);

/** Matches the words before the end of a course of study that has not ended. */
export const expectedPattern = byLength(languages.flatMap((words) => words.expectedWords ?? []));

/** Matches the words for "year" after a date. */
export const yearSuffixPattern = byLength("гг г рр р году года год року рік roku rok r".split(" "));

const seasons =
  "spring summer autumn fall winter frühling frühjahr sommer herbst printemps été automne hiver primavera verano otoño invierno estate autunno inverno verão outono wiosna lato jesień zima lente zomer herfst άνοιξη καλοκαίρι φθινόπωρο χειμώνας весна літо осінь зима ربيع صيف خريف شتاء אביב קיץ סתיו חורף 春 夏 秋 冬";

/** Matches a season, semester or quarter before a year. Only the year is read. */
export const seasonPattern = `${byLength(seasons.split(" "))}|wintersemester|sommersemester|ws|ss|q[1-4]|h[12]`;

const rangeWords = [
  ...languages.flatMap((words) => words.rangeWords ?? []),
  ..."to until till through thru bis à au al hasta até ao do tot t/m έως ως μέχρι до по إلى".split(" "),
];
/** Matches the words between two dates. */
export const rangePattern = String.raw`\s*[-\u2010-\u2015\u2212~〜～→]+\s*|\s+(?:${byLength(rangeWords)})\s+|\s*(?:至|到|から)\s*`;

/** Matches the words before an open start: "since 2020". */
export const sincePattern = byLength([
  ...languages.flatMap((words) => words.sinceWords ?? []),
  ..."since from seit ab depuis desde dal da dall' od sinds vanaf από з із від منذ מאז מ- 自".split(" "),
]);
