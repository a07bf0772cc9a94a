import { daysBetween, isDay } from "../platform/clock/zoned-time.ts";
import { formatDay } from "../ui/format-time.ts";
import type { Day } from "./contact.ts";

const oneDay = 86_400_000;

/** The day of a moment, in UTC. */
export function utcDayOf(moment: Date): Day {
  return moment.toISOString().slice(0, 10);
}

/** Reads a day as a date field sends it. Returns null for a day that does not exist or is absurdly far away. */
export function parseDay(text: string): Day | null {
  return isDay(text) && text < "2200" ? text : null;
}

/** @example addDays("2026-11-30", 1) // "2026-12-01" */
export function addDays(day: Day, days: number): Day {
  return utcDayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * oneDay));
}

/**
 * Formats a day for a plan or a log: the nearest days by name, those up to a week away with their weekday.
 *
 * @example formatNearDay("2026-11-24", "2026-11-22") // "Tue 24 Nov"
 */
export function formatNearDay(day: Day, today: Day): string {
  const ahead = daysBetween(today, day);
  const named = { "-1": "yesterday", 0: "today", 1: "tomorrow" }[ahead];
  if (named) return named;
  const moment = momentOf(day);
  const words = formatDay(moment, momentOf(today));
  return Math.abs(ahead) < 8 ? `${moment.toUTCString().slice(0, 3)} ${words}` : words;
}

function momentOf(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** Describes how long ago a day was: "today", "9 days ago", "3 weeks ago", "5 months ago". */
export function daysAgoText(day: Day, today: Day): string {
  const days = daysBetween(day, today);
  if (days < 1) return days === 0 ? "today" : formatNearDay(day, today);
  if (days === 1) return "yesterday";
  if (days < 14) return `${days} days ago`;
  if (days < 60) return `${Math.floor(days / 7)} weeks ago`;
  if (days < 730) return `${Math.floor(days / 30.44)} months ago`;
  return `${Math.floor(days / 365.25)} years ago`;
}
