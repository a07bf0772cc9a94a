import { isDay } from "../../platform/clock/zoned-time.ts";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/**
 * Reads a day as files write it: "2026-01-31", "2026-01-31T10:00:00Z", "31 Jan 2026", "January 31, 2026", "1/31/2026",
 * "31.01.2026". Of two numbers that could both be the month, the first is it, as in the exports of American programs.
 * Returns null for any other text.
 */
export function readFileDay(text: string): string | null {
  const plain = text.trim().toLowerCase();
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:\D|$)/.exec(plain);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const words =
    /^(?:\w+,\s*)?(\d{1,2})(?:st|nd|rd|th)?\.?\s+([a-z]{3})[a-z]*\.?,?\s+(\d{4})/.exec(plain) ??
    reordered(/^(?:[a-z]+,\s*)?([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/.exec(plain));
  if (words) return dayOf(words[3], String(months.indexOf(words[2] ?? "") + 1), words[1]);
  const numbers = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?:\D|$)/.exec(plain);
  if (!numbers) return null;
  const [, first = "", mark, second = "", year] = numbers;
  const dayFirst = mark === "." || Number(first) > 12;
  return dayFirst ? dayOf(year, second, first) : dayOf(year, first, second);
}

/** Month before day → day before month. */
function reordered(match: RegExpExecArray | null): (string | undefined)[] | null {
  return match && [match[0], match[2], match[1], match[3]];
}

function dayOf(year = "", month = "", day = ""): string | null {
  const text = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(text) ? text : null;
}
