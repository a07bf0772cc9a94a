import { translations } from "../../translations/translations.ts";

const escape = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const byLength = (words: Iterable<string>): string =>
  [...new Set(words)]
    .sort((a, b) => b.length - a.length)
    .map(escape)
    .join("|");

export const foldMonth = (name: string): string => name.toLowerCase().replaceAll(/[.׳]/g, "");

/** The number of a month by its name in any language of headings, without a mark of abbreviation. */
export const monthNumbers = new Map<string, number>();
for (const { dates } of Object.values(translations)) {
  for (const names of [dates.longMonths, dates.shortMonths, dates.otherMonths ?? []]) {
    for (const [index, name] of names.entries()) {
      const word = foldMonth(name);
      // "mar" is a month of two languages; the digits of Chinese and Japanese months are read as numbers.
      for (const spelling of [word, word.normalize("NFD").replaceAll(/\p{M}/gu, "")])
        if (/^\p{L}+$/u.test(spelling) && !monthNumbers.has(spelling)) monthNumbers.set(spelling, index + 1);
    }
  }
}

export const monthPattern = byLength(monthNumbers.keys());

const presentWords = Object.values(translations).flatMap(({ dates }) => dates.present);

export const presentPattern = byLength([
  ...presentWords.map((word) => word.toLowerCase().replaceAll("'", "’")),
  ...presentWords.map((word) => word.toLowerCase().replaceAll("’", "'")),
  "date",
  "til date",
  "till date",
  "present day",
  "jetzt",
  "gegenwärtig",
  "maintenant",
  "ce jour",
  "la fecha",
  "o momento",
  "dziś",
  "dzisiaj",
  "chwili obecnej",
  "σημερα",
]);

const seasons =
  "spring summer autumn fall winter frühling frühjahr sommer herbst printemps été automne hiver primavera verano otoño invierno estate autunno inverno verão outono wiosna lato jesień zima lente zomer herfst άνοιξη καλοκαίρι φθινόπωρο χειμώνας весна літо осінь зима ربيع صيف خريف شتاء אביב קיץ סתיו חורף 春 夏 秋 冬";

/** A season, semester or quarter before a year. Only the year is read. */
export const seasonPattern = `${byLength(seasons.split(" "))}|wintersemester|sommersemester|ws|ss|q[1-4]|h[12]`;

const rangeWords = [
  ...Object.values(translations).flatMap(({ dates }) => dates.rangeWords ?? []),
  ..."to until till through thru bis à au al hasta até ao do tot t/m έως ως μέχρι до по إلى".split(" "),
];
/** The words between two dates. */
export const rangePattern = String.raw`\s*[-\u2010-\u2015\u2212~〜～→]+\s*|\s+(?:${byLength(rangeWords)})\s+|\s*(?:至|到|から)\s*`;

/** The words before an open start: "since 2020". */
export const sincePattern = byLength(
  "since from seit ab depuis desde dal da dall' od sinds vanaf από з із від منذ من מאז מ- 自".split(" "),
);
