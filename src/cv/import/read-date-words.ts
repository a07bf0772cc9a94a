import { readCvDate, writeCvDate } from "../document/cv-date.ts";
import { translations } from "../translations/translations.ts";

/** Month numbers by name in every language, in lower case and without the abbreviation mark ("." or "׳"). */
const monthsByName = new Map<string, Set<number>>();
for (const { dates } of Object.values(translations)) {
  for (const names of [dates.longMonths, dates.shortMonths, dates.otherMonths ?? []]) {
    for (const [index, name] of names.entries()) {
      const word = name.toLowerCase().replace(/[.׳]$/, "");
      monthsByName.set(word, (monthsByName.get(word) ?? new Set()).add(index + 1));
    }
  }
}

const rangeWords = Object.values(translations).flatMap(({ dates }) => dates.rangeWords ?? []);
const betweenDates = new RegExp(String.raw`\s+(?:${rangeWords.join("|")}|[-–—])\s+|\s*[–—]\s*`, "iu");

/**
 * Converts a date of another program ("January 2019", "Jan 2019", "5 Mar 2020", "03/2019", "2019") to the form's
 * format. Returns text that is not a date unchanged.
 */
export function readDateWords(text: string): string {
  const plain = text.normalize("NFKC").trim();
  const read = readCvDate(plain);
  if (read !== null) return writeCvDate(read);
  const year = /(?<!\p{N})(\d{4})(?!\p{N})/u.exec(plain)?.[1];
  const month = monthOf(plain.replace(year ?? "", " "));
  const named = year === undefined || month === null ? null : readCvDate(`${month}/${year}`);
  return named === null ? plain : writeCvDate(named);
}

/** Splits "August 2012 to May 2016" or "2019 – Present". A single date becomes the end. */
export function readDateRange(text: string): { startDate: string; endDate: string } {
  const plain = text.normalize("NFKC").trim();
  if (plain === "") return { startDate: "", endDate: "" };
  const [start = "", end, ...more] = plain.split(betweenDates);
  if (end === undefined || more.length > 0) return { startDate: "", endDate: readDateWords(plain) };
  return { startDate: readDateWords(start), endDate: readDateWords(end) };
}

/** Returns 1 to 12, or null unless the text names exactly one month in any language. */
function monthOf(text: string): number | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const months = new Set(words.flatMap((word) => [...(monthsByName.get(word) ?? [])]));
  const [month] = months;
  return months.size === 1 && month !== undefined ? month : null;
}
