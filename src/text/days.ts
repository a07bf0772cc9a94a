import { monthOf } from "./months.ts";
import { workbookDay } from "./tables/workbook-day.ts";

const day = 86_400_000;
const earliest = Date.UTC(2000, 0, 1);
/** Clocks and time zones of sources differ. A date further ahead than this is a mistake. */
const postedAhead = 2 * day;
/** Sources write the year 9999 or 2099 for "open until filled". */
const closesAhead = 5 * 366 * day;

/**
 * Reads the publication date of a posting. Null when unreadable, before 2000 or more than two days ahead of `now`.
 *
 * @param now the time of the crawl, which "3 days ago" and dates without a year refer to
 * @param likely the order of day and month where both are possible. The other one is read if this one is in the future.
 */
export function readPostedAt(
  value: string | number | null,
  now: Date,
  likely: DayOrder = "day-first",
): Date | null {
  const other: DayOrder = likely === "day-first" ? "month-first" : "day-first";
  const times = [likely, other].map((order) => readMoment(value, now, { lean: "past", likely: order }));
  const time = times.find((one) => one !== null && one >= earliest && one <= now.getTime() + postedAhead);
  return time === undefined || time === null ? null : new Date(time);
}

/**
 * Reads when a posting closes, which may be in the past. Null when unreadable, before 2000 or more than five years
 * ahead.
 *
 * @param likely the order of day and month where both are possible
 */
export function readClosesAt(
  value: string | number | null,
  now: Date,
  likely: DayOrder = "day-first",
): Date | null {
  const time = readMoment(value, now, { lean: "future", likely });
  return time !== null && time >= earliest && time <= now.getTime() + closesAhead ? new Date(time) : null;
}

/**
 * Returns milliseconds since 1970, in UTC if no zone is given. `lean` is the side of `now` for a date without a year.
 */
function readMoment(
  value: string | number | null,
  now: Date,
  { lean, likely }: { lean: "past" | "future"; likely: DayOrder },
): number | null {
  if (typeof value === "number") return fromEpoch(value);
  const text = value?.trim().slice(0, 80).toLowerCase() ?? "";
  if (text === "") return null;
  return (
    (/^\d{9,17}$/.test(text) ? fromEpoch(Number(text)) : null) ??
    fromIso(text) ??
    fromNumbers(text, null, likely) ??
    fromWords(text, now, lean) ??
    fromRelative(text, now)
  );
}

/** Seconds, milliseconds, microseconds: told apart by size, as no posting is from before 1973 or after 5000. */
function fromEpoch(value: number): number | null {
  if (!Number.isFinite(value) || value <= 0) return null;
  if (value < 1e8) return null;
  if (value < 1e11) return Math.round(value * 1000);
  if (value < 1e14) return Math.round(value);
  return value < 1e17 ? Math.round(value / 1000) : null;
}

const iso =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[t ]+(\d{2}):?(\d{2})(?::?(\d{2})(?:[.,](\d{1,9}))?)?\s*(z|utc|gmt|[+-]\d{2}(?::?\d{2})?)?(?:\s*utc)?)?$/;

function fromIso(text: string): number | null {
  const match = iso.exec(text);
  if (!match) return null;
  const [, year, month, date, hour, minute, second, fraction, zone] = match;
  const start = fromParts(Number(year), Number(month), Number(date));
  if (start === null || Number(hour ?? 0) > 24 || Number(minute ?? 0) > 59 || Number(second ?? 0) > 60)
    return null;
  const milliseconds = Math.trunc(Number(`0.${fraction ?? "0"}`) * 1000);
  const sinceMidnight = (Number(hour ?? 0) * 60 + Number(minute ?? 0)) * 60_000 + Number(second ?? 0) * 1000;
  return start + sinceMidnight + milliseconds - zoneOffset(zone);
}

function zoneOffset(zone: string | undefined): number {
  const match = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone ?? "");
  if (!match) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0);
  return (match[1] === "-" ? -minutes : minutes) * 60_000;
}

/** The order of day and month in "03/04/2026". */
export type DayOrder = "day-first" | "month-first";

const numbers = /^(?:\p{L}+\.?,?\s+)?(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/u;

/**
 * Decides the order of day and month by all texts of a column. Returns "unclear" if each of them could be read both
 * ways or if they contradict each other, and null if none of them depends on the order. Dates with dots are day first.
 */
export function dayOrderOf(column: readonly string[]): DayOrder | "unclear" | null {
  const orders = new Set<DayOrder>();
  let isUsed = false;
  for (const text of column) {
    const [, first, mark, second] = numbers.exec(text.trim().toLowerCase()) ?? [];
    if (mark === undefined || mark === ".") continue;
    isUsed = true;
    // Hours of twelve are American.
    if (Number(second) > 12 || /\d\s?[ap]\.?m\b/i.test(text)) orders.add("month-first");
    if (Number(first) > 12) orders.add("day-first");
  }
  if (!isUsed) return null;
  const [order] = orders;
  return orders.size === 1 && order ? order : "unclear";
}

/**
 * Reads a cell of a table as an ISO day: "2026-01-31T10:00Z", "11/13/25, 9:42 AM", "03-Mar-2026", "Thu, May 7", 45783
 * (a day in Excel). Returns null for other texts, among them relative ones such as "yesterday".
 *
 * @param order of the column, from `dayOrderOf`
 * @param lean the side of `now` for a day without a year; null if such a day is not read
 */
export function parseDay(
  text: string,
  { order, now, lean }: { order: DayOrder; now: Date; lean: "past" | "future" | null },
): string | null {
  const plain = text.trim().slice(0, 80).toLowerCase();
  const serial = /^\d{5}(?:\.\d+)?$/.test(plain) ? workbookDay(Math.floor(Number(plain))) : null;
  if (serial !== null) return serial;
  const written = /^\d{4}-?\d{2}-?\d{2}(?=[t ]|$)/.exec(plain)?.[0];
  const time = written
    ? fromIso(written)
    : ((/^\d{9,17}$/.test(plain) ? fromEpoch(Number(plain)) : null) ??
      fromNumbers(plain, order) ??
      fromWords(plain, now, lean));
  if (time === null) return null;
  const iso8601 = new Date(time).toISOString().slice(0, 10);
  return iso8601 >= "1950" && iso8601 < "2101" ? iso8601 : null;
}

/**
 * "13/11/2019" and "13.11.2019". If the order is not known, the likely one is read, or else the other. Dates with dots
 * are day first.
 */
function fromNumbers(text: string, order: DayOrder | null, likely: DayOrder = "day-first"): number | null {
  const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text);
  if (yearFirst) return fromParts(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
  const match = numbers.exec(text);
  if (!match) return null;
  const [first, second] = [Number(match[1]), Number(match[3])];
  const year = fullYear(match[4] ?? "");
  if (order && match[2] !== ".") {
    return order === "day-first" ? fromParts(year, second, first) : fromParts(year, first, second);
  }
  const readings = [fromParts(year, second, first), fromParts(year, first, second)];
  if (likely === "month-first" && match[2] !== ".") readings.reverse();
  return readings.find((time) => time !== null) ?? null;
}

const fullYear = (written: string): number => (written.length === 2 ? 2000 : 0) + Number(written);

const dayFirst =
  /(?<!\d)(?<date>\d{1,2})(?:st|nd|rd|th|er|\.|º)?[ -]+(?:de |of )?(?<month>\p{L}{3,12})\.?(?:(?:,?[ -]+(?:de |of )?)(?<year>\d{4})|(?:-|, ?|,? ')(?<short>\d{2})(?![\d:]))?/gu;
const monthFirst =
  /(?<!\p{L})(?<month>\p{L}{3,12})\.?[ -]+(?<date>\d{1,2})(?:st|nd|rd|th)?(?!\d)(?:,?[ -]+(?<year>\d{4})|(?:-|, ?|,? ')(?<short>\d{2})(?![\d:]))?/gu;

/** "March 19, 2026", "19. März 2026", "Tue, 19 Mar 2026 10:00:00 GMT", "Posted 10 May". */
function fromWords(text: string, now: Date, lean: "past" | "future" | null): number | null {
  for (const match of [...text.matchAll(dayFirst), ...text.matchAll(monthFirst)]) {
    const { date, month: name = "", short, year = short } = match.groups ?? {};
    const month = monthOf(name);
    if (month === null) continue;
    if (year !== undefined) return fromParts(fullYear(year), month, Number(date));
    return lean && nearestYear(month, Number(date), now, lean);
  }
  return null;
}

/** Past: the latest such day that is not in the future. Future: the next one, today included. */
function nearestYear(month: number, date: number, now: Date, lean: "past" | "future"): number | null {
  const thisYear = now.getUTCFullYear();
  const startOfToday = Math.floor(now.getTime() / day) * day;
  // four years reach the last 29 February
  const years = [0, 1, 2, 3, 4].map((step) => (lean === "past" ? thisYear - step : thisYear + step));
  for (const year of years) {
    const time = fromParts(year, month, date);
    if (time !== null && (lean === "past" ? time <= now.getTime() : time >= startOfToday)) return time;
  }
  return null;
}

const unitDays: ReadonlyArray<[RegExp, number]> = [
  [/^(?:s|sec|second|sekunde|seconde|segundo|min|minut)/, 0],
  [/^(?:mon|mo|mth|mois|mes|maand|monat)/, 30],
  [/^(?:h|hr|hour|stunde|std|heure|hora|ora|uur)/, 1 / 24],
  [/^(?:d|day|tag|jour|día|dia|giorn|dag)/, 1],
  [/^(?:w|week|woche|sem|settiman)/, 7],
  [/^(?:y|yr|year|jahr|an|año|ano|jaar)/, 365],
];

/** "3 days ago", "30+ days ago", "an hour ago", "Posted Yesterday", "vor 3 Tagen", "il y a 2 jours", "hace 5 días". */
function fromRelative(text: string, now: Date): number | null {
  if (/\b(?:today|just (?:now|posted)|heute|hoy|oggi|hoje|vandaag)\b|aujourd/.test(text))
    return now.getTime();
  if (/\b(?:yesterday|gestern|hier|ayer|ieri|ontem|gisteren)\b/.test(text)) return now.getTime() - day;
  const match =
    /(\d{1,4}|an?|one)\s*\+?\s*(\p{L}+)\s*(?:ago|geleden|fa|atrás)/u.exec(text) ??
    /(?:vor|il y a|hace|há)\s+(?:plus de |más de )?(\d{1,4}|einem|einer|un|una|une|uma?)\s*\+?\s*(\p{L}+)/u.exec(
      text,
    );
  if (!match) return null;
  const count = /^\d/.test(match[1] ?? "") ? Number(match[1]) : 1;
  const unit = unitDays.find(([pattern]) => pattern.test(match[2] ?? ""));
  return unit ? now.getTime() - Math.round(count * unit[1] * day) : null;
}

/** Midnight UTC, null for a date that does not exist. */
function fromParts(year: number, month: number, date: number): number | null {
  const time = Date.UTC(year, month - 1, date);
  const made = new Date(time);
  const exists =
    made.getUTCFullYear() === year && made.getUTCMonth() === month - 1 && made.getUTCDate() === date;
  return exists ? time : null;
}
