import { readCvDate, writeCvDate } from "../document/cv-date.ts";
import { dateWords } from "../words/date-words.ts";

/**
 * A date as other programs write it ("January 2019", "Jan 2019", "5 Mar 2020", "03/2019", "2019") in the form's own way.
 * What is no date comes back as it stood, so that nothing is lost.
 */
export function readDateWords(text: string): string {
  const plain = text.normalize("NFKC").trim();
  const read = readCvDate(plain);
  if (read !== null) return writeCvDate(read);
  if (isPresent(plain)) return "Present";
  const year = /(?<!\p{N})(\d{4})(?!\p{N})/u.exec(plain)?.[1];
  const month = monthOf(plain.replace(year ?? "", " "));
  const named = year === undefined || month === null ? null : readCvDate(`${month}/${year}`);
  return named === null ? plain : writeCvDate(named);
}

/** "August 2012 to May 2016", "2019 – Present": the two ends; a single date is the start of nothing and the end. */
export function readDateRange(text: string): { startDate: string; endDate: string } {
  const plain = text.normalize("NFKC").trim();
  if (plain === "") return { startDate: "", endDate: "" };
  const [start = "", end, ...more] = plain.split(/\s+(?:to|until|bis|[-–—])\s+|\s*[–—]\s*/iu);
  if (end === undefined || more.length > 0) return { startDate: "", endDate: readDateWords(plain) };
  return { startDate: readDateWords(start), endDate: readDateWords(end) };
}

function isPresent(text: string): boolean {
  const lower = text.toLowerCase();
  return Object.values(dateWords).some(({ present }) => present.toLowerCase() === lower);
}

/** 1 to 12; null where no word of the text is a month in any language, or two of them are. */
function monthOf(text: string): number | null {
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []);
  const months = new Set<number>();
  for (const { long, short } of Object.values(dateWords)) {
    for (const names of [long, short]) {
      for (const [index, name] of names.entries()) {
        if (words.has(name.toLowerCase().replace(".", ""))) months.add(index + 1);
      }
    }
  }
  const [month] = months;
  return months.size === 1 && month !== undefined ? month : null;
}
