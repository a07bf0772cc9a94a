import { basename } from "node:path";

const yearInName = /(?<!\d)20\d{2}(?!\d)/g;

/**
 * Returns the last moment at which a file can have been recorded, if its name has a past year: dates such as "10 May" and
 * "3 days ago" then count from the end of that year. Otherwise null.
 *
 * @example recordedBy("/data/uk_adverts_2021.jsonl.gz", new Date("2026-03-01")) // 2021-12-31T23:59:59Z
 */
export function recordedBy(path: string, now: Date): Date | null {
  const years = [...basename(path).matchAll(yearInName)].map(([year]) => Number(year));
  const year = Math.max(...years);
  return years.length > 0 && year < now.getUTCFullYear()
    ? new Date(Date.UTC(year, 11, 31, 23, 59, 59))
    : null;
}
