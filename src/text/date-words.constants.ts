import { anyWord } from "./any-word.ts";
import { dateWords } from "./date-words.ts";

const languages = Object.values(dateWords);
const lowerCase = (word: string): string => word.toLowerCase();

/** The words for "present" in all languages, in lower case. */
export const presentForms: readonly string[] = [
  ...new Set(languages.flatMap(({ present }) => present.map(lowerCase))),
];

/** The names of each of the twelve months in all languages, in lower case. */
export const monthForms: readonly (readonly string[])[] = Array.from({ length: 12 }, (_, month) => {
  const names = languages
    .flatMap(({ longMonths, shortMonths = [], otherMonths = [] }) => [longMonths, shortMonths, otherMonths])
    .map((list) => lowerCase(list[month] ?? ""));
  return [...new Set(names)].filter((name) => name !== "");
});

/** Matches the words before the end of a course of study that has not ended. */
export const expectedPattern = anyWord(languages.flatMap((words) => words.expectedWords ?? []));

/** Matches the words for "year" after a date. */
export const yearSuffixPattern = anyWord("гг г рр р году года год року рік roku rok r".split(" "));

const seasons =
  "spring summer autumn fall winter frühling frühjahr sommer herbst printemps été automne hiver primavera verano otoño invierno estate autunno inverno verão outono wiosna lato jesień zima lente zomer herfst άνοιξη καλοκαίρι φθινόπωρο χειμώνας весна літо осінь зима ربيع صيف خريف شتاء אביב קיץ סתיו חורף 春 夏 秋 冬";

/** Matches a season, semester or quarter before a year. Only the year is read. */
export const seasonPattern = `${anyWord(seasons.split(" "))}|wintersemester|sommersemester|ws|ss|q[1-4]|h[12]`;

const rangeWords = [
  ...languages.flatMap((words) => words.rangeWords ?? []),
  ..."to until till through thru bis à au al hasta até ao do tot t/m έως ως μέχρι до по إلى".split(" "),
];
/** Matches the words between two dates. */
export const rangePattern = String.raw`\s*[-\u2010-\u2015\u2212~〜～→]+\s*|\s+(?:${anyWord(rangeWords)})\s+|\s*(?:至|到|から)\s*`;

/** Matches the words before an open start: "since 2020". */
export const sincePattern = anyWord([
  ...languages.flatMap((words) => words.sinceWords ?? []),
  ..."since from seit ab depuis desde dal da dall' od sinds vanaf από з із від منذ מאז מ- 自".split(" "),
]);
