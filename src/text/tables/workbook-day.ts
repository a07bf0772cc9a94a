const dayLength = 86_400_000;
/** 31 December 9999. */
const lastDay = 2_958_465;

/**
 * Returns the ISO day of a date that Excel stores as a number, with the time if there is one: 45783 → "2025-05-06".
 * Returns null for a time of day without a day, and for numbers that are no date.
 */
export function workbookDay(serial: number, is1904 = false): string | null {
  if (!Number.isFinite(serial) || serial < 1 || serial > lastDay) return null;
  // Excel counts 29 February 1900, which never was, so days count from 30 December 1899.
  const start = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const moment = new Date(start + Math.round((serial * dayLength) / 1000) * 1000).toISOString();
  return moment.endsWith("T00:00:00.000Z") ? moment.slice(0, 10) : moment.slice(0, 16);
}
