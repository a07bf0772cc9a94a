import { foldWord } from "../translations/fold-word.ts";
import { monthToYearWords, presentWords, monthNames } from "../translations/form-words.constants.ts";

/** A date in a CV. The month is 1 to 12, or null if only the year is known. */
export type CvDate = { year: number; month: number | null } | "present";

/**
 * Reads a date as people type it, in any language of headings: "03/2021", "3/21", "2021", "2021-03", "March 2021",
 * "Mär 2021", "marzo de 2021", "2021年3月", or a word for "present". A day is left out: "01.03.2021", "5 March 2021". Digits
 * of other scripts count as digits.
 *
 * @returns null for any other text, such as "Spring 2021" or "01/03/2021", which has two meanings
 * @example
 * readCvDate("Mar 2021") // { year: 2021, month: 3 }
 */
export function readCvDate(text: string): CvDate | null {
  const plain = toAsciiDigits(text.normalize("NFKC").trim());
  if (presentWords.includes(foldWord(plain))) return "present";
  const found = readNumbers(plain) ?? readMonthInWords(plain);
  if (found === null) return null;
  const { year, month } = found;
  const isValid = year >= 1900 && year <= 2199 && (month === null || (month >= 1 && month <= 12));
  return isValid ? { year, month } : null;
}

/** Writes a date as the form does: MM/YYYY, YYYY or Present. */
export function writeCvDate(date: CvDate): string {
  if (date === "present") return "Present";
  return date.month === null ? String(date.year) : `${String(date.month).padStart(2, "0")}/${date.year}`;
}

type Found = { year: number; month: number | null };

function readNumbers(plain: string): Found | null {
  const western = plain.replace(/^(\d{4})\s*年\s*(\d{1,2})\s*月$/, "$1-$2").replace(/^(\d{4})\s*年$/, "$1");
  const [, yearFirst, then] = /^(\d{4})(?:\s*[/.-]\s*(\d{1,2})(?:[/.-]\d{1,2})?)?$/.exec(western) ?? [];
  if (yearFirst !== undefined) return { year: Number(yearFirst), month: then ? Number(then) : null };
  const [, month, year] = /^(\d{1,2})\s*[/.-]\s*'?(\d{4}|\d{2})$/.exec(plain) ?? [];
  if (month !== undefined && year !== undefined) return { year: fullYear(year), month: Number(month) };
  return readDay(plain);
}

/** "01.03.2019". With slashes, people mean either order, so the day has to be recognisable: "03/28/2019". */
function readDay(plain: string): Found | null {
  const [, one, mark, other, year] = /^(\d{1,2})\s*([/.-])\s*(\d{1,2})\s*\2\s*(\d{4})$/.exec(plain) ?? [];
  const [first, second] = [Number(one), Number(other)];
  if (year === undefined || Math.max(first, second) > 31) return null;
  if (second > 12) return { year: Number(year), month: first };
  const isDayFirst = mark !== "/" || first > 12 || first === second;
  return isDayFirst ? { year: Number(year), month: second } : null;
}

/** "March 2019", "5. März 2019", "Mar '19". Any other word makes it another text. */
function readMonthInWords(plain: string): Found | null {
  if (!/^[\p{L}\p{M}\d\s.,'’׳/-]+$/u.test(plain)) return null;
  const words = plain.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const [name, ...others] = words.filter((word) => !monthToYearWords.includes(foldWord(word)));
  const month = name === undefined || others.length > 0 ? null : monthOf(name);
  if (month === null) return null;
  const numbers = plain.replaceAll("’", "'").match(/'?\d+/g) ?? [];
  const [year, ...years] = numbers.filter((number) => /^'\d{2}$|^\d{4}$/.test(number));
  const days = numbers.filter(
    (number) => /^\d{1,2}$/.test(number) && Number(number) >= 1 && Number(number) <= 31,
  );
  const isClear = years.length === 0 && days.length <= 1 && days.length + 1 === numbers.length;
  return year === undefined || !isClear ? null : { year: fullYear(year.replace("'", "")), month };
}

/** Reads two digits as POSIX does: 69 to 99 are of the last century. */
function fullYear(digits: string): number {
  const year = Number(digits);
  return digits.length === 4 ? year : year + (year < 69 ? 2000 : 1900);
}

const zeros = [0x660, 0x6f0, 0x966];

function toAsciiDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹०-९]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => code >= first && code < first + 10) ?? code;
    return String(code - zero);
  });
}

const monthForms = monthNames.map((all) => all.split(" "));

/**
 * Reads the name of a month in any language of headings, or at least three letters of its beginning.
 *
 * @returns 1 to 12, or null if the word names no month or several
 */
export function monthOf(word: string): number | null {
  const folded = foldWord(word);
  return (
    oneMonth((name) => name === folded) ??
    (folded.length < 3 ? null : oneMonth((name) => name.startsWith(folded)))
  );
}

function oneMonth(isName: (name: string) => boolean): number | null {
  const [month, ...others] = monthForms.flatMap((all, index) => (all.some(isName) ? [index + 1] : []));
  return month === undefined || others.length > 0 ? null : month;
}

/**
 * Returns what is wrong with a typed date and how to fix it, or null if the date is valid or empty.
 *
 * @param start the typed start, for an end
 */
export function dateProblem(text: string, kind: "start" | "end" | "date", start = ""): string | null {
  if (text.trim() === "") return null;
  const date = readCvDate(text);
  if (date === null || (date === "present" && kind !== "end")) return "Use MM/YYYY, for example 03/2021.";
  return date !== "present" && isBefore(date, start) ? "The end is before the start." : null;
}

type Month = Exclude<ReturnType<typeof readCvDate>, "present" | null>;

/** Compares only years if a month is missing. */
function isBefore(end: Month, typedStart: string): boolean {
  const start = readCvDate(typedStart);
  if (start === null || start === "present") return false;
  if (end.year !== start.year) return end.year < start.year;
  return end.month !== null && start.month !== null && end.month < start.month;
}
