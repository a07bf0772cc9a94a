import { findPeriods, parseMonthDate, writeMonthDate } from "../../text/periods.ts";

/**
 * Converts a date of another program ("January 2019", "Jan 2019", "5 Mar 2020", "03/2019", "2019") to the form's
 * format. Returns text that has no date, or several, unchanged.
 */
export function normaliseDateText(text: string): string {
  const plain = text.normalize("NFKC").trim();
  const [only, ...more] = parseMonthDate(plain) === null ? findPeriods(plain) : [];
  // A year among other words may be anything.
  const isDate = only?.isSingle && more.length === 0 && only.end?.includes("-");
  return formDate(isDate ? only.end : plain);
}

/** Splits "August 2012 to May 2016" or "2019 – Present". A single date becomes the end. */
export function readDateRange(text: string): { startDate: string; endDate: string } {
  const plain = text.normalize("NFKC").trim();
  const [period] = findPeriods(plain);
  if (!period || period.isSingle || period.from > 0 || period.to < plain.length)
    return { startDate: "", endDate: normaliseDateText(plain) };
  return { startDate: formDate(period.start), endDate: period.isOpen ? "Present" : formDate(period.end) };
}

function formDate(text = ""): string {
  const date = parseMonthDate(text);
  return date === null ? text : writeMonthDate(date);
}
