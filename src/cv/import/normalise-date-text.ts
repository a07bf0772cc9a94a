import { readCvDate, writeCvDate, monthOf } from "../sections/cv-date.ts";
import { translations } from "../translations/translations.ts";

const rangeWords = Object.values(translations).flatMap(({ dates }) => dates.rangeWords ?? []);
const betweenDates = new RegExp(String.raw`\s+(?:${rangeWords.join("|")}|[-–—])\s+|\s*[–—]\s*`, "iu");

/**
 * Converts a date of another program ("January 2019", "Jan 2019", "5 Mar 2020", "03/2019", "2019") to the form's
 * format. Returns text that is not a date unchanged.
 */
export function normaliseDateText(text: string): string {
  const plain = text.normalize("NFKC").trim();
  const read = readCvDate(plain);
  if (read !== null) return writeCvDate(read);
  const year = /(?<!\p{N})(\d{4})(?!\p{N})/u.exec(plain)?.[1];
  const month = monthIn(plain.replace(year ?? "", " "));
  const named = year === undefined || month === null ? null : readCvDate(`${month}/${year}`);
  return named === null ? plain : writeCvDate(named);
}

/** Splits "August 2012 to May 2016" or "2019 – Present". A single date becomes the end. */
export function readDateRange(text: string): { startDate: string; endDate: string } {
  const plain = text.normalize("NFKC").trim();
  if (plain === "") return { startDate: "", endDate: "" };
  const [start = "", end, ...more] = plain.split(betweenDates);
  if (end === undefined || more.length > 0) return { startDate: "", endDate: normaliseDateText(plain) };
  return { startDate: normaliseDateText(start), endDate: normaliseDateText(end) };
}

/** Returns 1 to 12, or null unless the text names exactly one month. */
function monthIn(text: string): number | null {
  const words = text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const [month, ...others] = new Set(words.map(monthOf).filter((found) => found !== null));
  return month === undefined || others.length > 0 ? null : month;
}
