import {
  expectedPattern,
  presentForms,
  rangePattern,
  seasonPattern,
  sincePattern,
  yearSuffixPattern,
} from "./date-words.constants.ts";
import { anyWord } from "./any-word.ts";
import { foldWord } from "./fold-word.ts";
import { monthOf, monthPattern, withoutAccents } from "./months.ts";
import { toAsciiDigits } from "./numbers.ts";

/** A date in a CV. The month is 1 to 12, or null if only the year is known. */
export type MonthDate = { year: number; month: number | null } | "present";

type Day = { year: number | null; month: number | null };

/** A date or a period in a text, from `from` to `to`. Dates are YYYY or YYYY-MM. */
export type FoundPeriod = {
  from: number;
  to: number;
  start?: string;
  end?: string;
  /** The period has not ended. */
  isOpen: boolean;
  /** One date that is neither a start nor an end. */
  isSingle: boolean;
};

const presentWords: readonly string[] = presentForms.map(foldWord);

/** Matches a word for the present as the end of a period. */
const presentPattern = anyWord([
  ...presentForms.map((word) => word.replaceAll("'", "’")),
  ...presentForms.map((word) => word.replaceAll("’", "'")),
  ...presentForms.map(withoutAccents),
  ..."date|til date|present day|jetzt|gegenwärtig|la fecha|o momento".split("|"),
]);

const fourDigits = String.raw`\d{4}`;
const year = String.raw`(?:19|20)\d{2}`;
const before = String.raw`(?<![\p{L}\p{N}.,/\p{Sc}])`;
const after = String.raw`(?![\p{L}\p{N}])`;
const season = String.raw`(?:${seasonPattern})`;

const dayOfMonth = String.raw`(?:0?[1-9]|[12]\d|3[01])`;

/** The notations of a date with a month, the more exact first. */
const notations = (ofYear: string, ofMonth: string): readonly string[] => [
  String.raw`(?<cjkYear>${ofYear})\s*[年년](?:\s*(?<cjkMonth>\d{1,2})\s*[月월]?(?:\s*\d{1,2}\s*[日일])?)?`,
  String.raw`(?<dayFirst>\d{1,2})(?:[/-]|\.\s?)(?<dayMonth>\d{1,2})(?:[/-]|\.\s?)(?<dayYear>${ofYear})${after}`,
  String.raw`(?<isoYear>${ofYear})\s?[-/.]\s?(?<isoMonth>0?[1-9]|1[0-2])(?:[-/.]\d{1,2})?${after}`,
  String.raw`(?<numMonth>0?[1-9]|1[0-2])\s?[./-]\s?(?<numYear>${ofYear})${after}`,
  String.raw`(?:${dayOfMonth}(?:\.|st|nd|rd|th|er)?[\s-]+(?:de\s+|of\s+)?)?(?<name>${ofMonth})[.׳]?(?:,?\s*(?:de\s+|del\s+|of\s+)?|[-/])(?:${dayOfMonth}(?:st|nd|rd|th)?,?\s+)?(?<nameYear>${ofYear}|['’]\d{2})${after}`,
];
const dates = [
  ...notations(year, `(?:${monthPattern})`),
  String.raw`${season}\s*(?:de\s+|of\s+)?(?<seasonYear>${year})(?:/\d{2,4})?${after}`,
  String.raw`(?<plainYear>${year})(?:/\d{2})?(?![\p{L}\p{N}]|\s?[\p{Sc}%])`,
];
/** Notations that are dates only within a period: "06/08 – 11/10", "May – Aug 2021". */
const weakDates = [
  ...dates,
  String.raw`(?<weakMonth>0?[1-9]|1[0-2])[/.]['’]?(?<weakYear>\d{2})${after}`,
  String.raw`(?<monthAlone>${monthPattern})[.׳]?${after}`,
];
const ends = [
  ...weakDates,
  String.raw`(?<present>${presentPattern})${after}`,
  String.raw`(?<shortYear>\d{2})${after}`,
];

const compile = (pattern: string): RegExp => new RegExp(pattern, "giuy");
const dateAt = compile(before + alternatives(dates));
const weakDateAt = compile(before + alternatives(weakDates));
const endAt = compile(alternatives(ends));
/** "– Expected May 2026": the expectation says nothing about the date. */
const rangeAt = compile(String.raw`(?:${rangePattern})(?:(?:${expectedPattern})[:.]?\s+)?`);
const sinceAt = compile(String.raw`${before}(?:${sincePattern})\s*`);
const expectedAt = compile(String.raw`${before}(?:${expectedPattern})[:.]?\s+`);
/** "2016 г.", and "2019. –" as in Croatian. */
const yearSuffixAt = compile(
  String.raw`\s?(?:${yearSuffixPattern})(?![\p{L}\p{N}])\.?|\.(?=\s*[-\u2010-\u2015])`,
);
const openAt = compile(
  String.raw`\s*(?:[-\u2010-\u2015\u2212](?=\s*(?:$|[|,)）\]]))|onwards?\b|至今|から現在|以来|以降|부터|'den beri)`,
);

function alternatives(patterns: readonly string[]): string {
  return `(?:${patterns.join("|")})`;
}

const monthWord = String.raw`\p{L}[\p{L}\p{M}]*`;
const wholeDate = new RegExp(
  `^${alternatives([
    ...notations(fourDigits, monthWord),
    String.raw`(?<yearBefore>${fourDigits})[\s.,/-]+(?<nameAfter>${monthWord})[.׳]?`,
    String.raw`(?<weakMonth>0?[1-9]|1[0-2])\s?[/.-]\s?['’]?(?<weakYear>\d{2})`,
    `(?<plainYear>${fourDigits})`,
  ])}$`,
  "iu",
);

/**
 * Parses a text that is one date, in any language: "03/2021", "3/21", "2021", "2021-03", "March 2021", "Mär 2021", "marzo de
 * 2021", "2021年3月", or a word for "present". A day is left out: "01.03.2021", "5 March 2021".
 *
 * @returns null for any other text, such as "Spring 2021" or "01/03/2021", which has two meanings
 * @example parseMonthDate("Mar 2021") // { year: 2021, month: 3 }
 */
export function parseMonthDate(text: string): MonthDate | null {
  const plain = toAsciiDigits(text.normalize("NFKC").trim());
  if (presentWords.includes(foldWord(plain))) return "present";
  const match = wholeDate.exec(plain);
  const day = match && !isUnclear(match.groups ?? {}, plain) ? readDay(match) : null;
  if (day === null || day.year === null || day.year < 1900 || day.year > 2199) return null;
  return { year: day.year, month: day.month };
}

/** With slashes, people mean either order. */
function isUnclear({ dayFirst, dayMonth }: Partial<Record<string, string>>, plain: string): boolean {
  if (dayFirst === undefined) return false;
  const [first, second] = [Number(dayFirst), Number(dayMonth)];
  return (
    Math.max(first, second) > 31 || (plain.includes("/") && Math.max(first, second) <= 12 && first !== second)
  );
}

/** Writes a date as the form of a CV does: MM/YYYY, YYYY or Present. */
export function writeMonthDate(date: MonthDate): string {
  if (date === "present") return "Present";
  return date.month === null ? String(date.year) : `${String(date.month).padStart(2, "0")}/${date.year}`;
}

/** Finds every date and period in a text, in order. Numbers that only look like dates are left out. */
export function findPeriods(given: string): FoundPeriod[] {
  const text = withCommonYears(toAsciiDigits(given));
  const found: FoundPeriod[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const period = periodAt(text, at);
    if (!period) continue;
    found.push(period);
    at = period.to - 1;
  }
  return found;
}

/** Thai text counts years from the death of the Buddha: 2560 is 2017. */
const withCommonYears = (text: string): string =>
  /\p{Script=Thai}/u.test(text)
    ? text.replaceAll(/(?<!\d)2[45]\d{2}(?!\d)/g, (one) => String(Number(one) - 543))
    : text;

function periodAt(text: string, from: number): FoundPeriod | null {
  const since = matchAt(sinceAt, text, from);
  if (since) {
    const startFrom = from + since[0].length;
    const start = matchAt(dateAt, text, startFrom);
    const day = start && readDay(start);
    if (start && day?.year) {
      const to = endOf(text, startFrom, start);
      // "from 2019 to 2021" is an ordinary period.
      return rangeFrom(text, from, to, day) ?? open(from, to, day);
    }
  }
  const expected = matchAt(expectedAt, text, from);
  const dateFrom = from + (expected?.[0].length ?? 0);
  const weak = matchAt(weakDateAt, text, dateFrom);
  const weakDay = weak && readDay(weak);
  if (!weak || !weakDay) return null;
  const range = rangeFrom(text, from, endOf(text, dateFrom, weak), weakDay);
  if (range) return range;
  const strong = matchAt(dateAt, text, dateFrom);
  const day = strong && readDay(strong);
  if (!strong || !day?.year) return null;
  const to = endOf(text, dateFrom, strong);
  const isOpen = matchAt(openAt, text, to);
  if (isOpen) return open(from, to + isOpen[0].trimEnd().length, day);
  return { from, to, end: write(day), isOpen: false, isSingle: true };
}

/** Where a date ends, with the word for "year" after it: "2016 г.". */
function endOf(text: string, from: number, date: RegExpExecArray): number {
  const to = from + date[0].length;
  return to + (matchAt(yearSuffixAt, text, to)?.[0].length ?? 0);
}

function rangeFrom(text: string, from: number, startTo: number, start: Day): FoundPeriod | null {
  const between = matchAt(rangeAt, text, startTo);
  if (!between) return null;
  const endFrom = startTo + between[0].length;
  const match = matchAt(endAt, text, endFrom);
  if (!match) return null;
  if (match.groups?.["present"] !== undefined)
    return start.year === null ? null : open(from, endFrom + match[0].length, start);
  const to = endOf(text, endFrom, match);
  const end = readDay(match, start.year);
  if (!end?.year) return null;
  const begun = { ...start, year: start.year ?? end.year };
  if (begun.year <= end.year)
    return { from, to, start: write(begun), end: write(end), isOpen: false, isSingle: false };
  // In text that runs from right to left, programs put the later year first.
  const isTurned = begun.month === null && end.month === null && rightToLeft.test(text);
  return isTurned ? { from, to, start: write(end), end: write(begun), isOpen: false, isSingle: false } : null;
}

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

const open = (from: number, to: number, day: Day): FoundPeriod => ({
  from,
  to,
  start: write(day),
  isOpen: true,
  isSingle: false,
});

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function readDay({ groups = {} }: RegExpExecArray, startYear: number | null = null): Day | null {
  const of = (...names: string[]) => names.map((name) => groups[name]).find((value) => value !== undefined);
  const name = of("name", "nameAfter", "monthAlone");
  const numbered = of("cjkMonth", "isoMonth", "numMonth", "weakMonth");
  const [first, second] = [Number(groups["dayFirst"]), Number(groups["dayMonth"])];
  let monthNumber = numbered === undefined ? null : Number(numbered);
  if (name !== undefined) {
    monthNumber = monthOf(name);
    if (monthNumber === null) return null;
  }
  // 24.12.2020, and 12/24/2020 as in the United States.
  if (groups["dayYear"] !== undefined) monthNumber = second > 12 ? first : second;
  if (monthNumber !== null && (monthNumber < 1 || monthNumber > 12)) return null;
  const short = of("weakYear", "shortYear") ?? /^['’](\d{2})$/.exec(of("nameYear") ?? "")?.[1];
  if (short !== undefined) {
    const whole = Number(short) + (Number(short) > 60 ? 1900 : 2000);
    if (groups["shortYear"] !== undefined && (startYear === null || whole < startYear)) return null;
    return { year: whole, month: monthNumber };
  }
  const given = of(
    "cjkYear",
    "dayYear",
    "isoYear",
    "numYear",
    "nameYear",
    "yearBefore",
    "seasonYear",
    "plainYear",
  );
  return { year: given === undefined ? null : Number(given), month: monthNumber };
}

const write = ({ year: number, month: one }: Day): string =>
  one === null ? String(number) : `${number}-${String(one).padStart(2, "0")}`;
