import { presentWords } from "../translations/form-words.constants.ts";

/** A date in a CV. The month is 1 to 12, or null if only the year is known. */
export type CvDate = { year: number; month: number | null } | "present";

const present = new Set(presentWords.map(foldWord));

/**
 * Reads a date as people type it: MM/YYYY, M.YYYY, M-YYYY, YYYY, YYYY-MM, YYYY-MM-DD, YYYY年M月, or a word for
 * "present" in any language of headings. Digits of other scripts count as digits.
 *
 * @returns null for any other text: "Spring 2021", month 13, year 0021
 * @example
 * readCvDate("03/2021") // { year: 2021, month: 3 }
 */
export function readCvDate(text: string): CvDate | null {
  const plain = toAsciiDigits(text.normalize("NFKC").trim())
    .replace(/^(\d{4})\s*年\s*(\d{1,2})\s*月$/, "$1-$2")
    .replace(/^(\d{4})\s*年$/, "$1");
  if (present.has(foldWord(plain))) return "present";
  const monthFirst = /^(\d{1,2})\s*[/.-]\s*(\d{4})$/.exec(plain);
  const yearFirst = /^(\d{4})(?:\s*[/.-]\s*(\d{1,2})(?:[/.-]\d{1,2})?)?$/.exec(plain);
  const year = Number(monthFirst?.[2] ?? yearFirst?.[1] ?? Number.NaN);
  const month = monthFirst?.[1] ?? yearFirst?.[2];
  if (!(year >= 1900 && year <= 2199)) return null;
  if (month === undefined) return { year, month: null };
  return Number(month) >= 1 && Number(month) <= 12 ? { year, month: Number(month) } : null;
}

/** Writes a date as the form does: MM/YYYY, YYYY or Present. */
export function writeCvDate(date: CvDate): string {
  if (date === "present") return "Present";
  return date.month === null ? String(date.year) : `${String(date.month).padStart(2, "0")}/${date.year}`;
}

/** Ignores case, the kind of apostrophe and the width of spaces. */
function foldWord(text: string): string {
  return text.normalize("NFKC").toLowerCase().replaceAll("’", "'").replaceAll(/\s+/g, " ");
}

const zeros = [0x660, 0x6f0, 0x966];

function toAsciiDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹०-९]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => code >= first && code < first + 10) ?? code;
    return String(code - zero);
  });
}
