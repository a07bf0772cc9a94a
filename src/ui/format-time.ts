import { shortDay } from "../platform/clock/format-day.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Formats the time since a moment: minutes or hours on the first day, then the date: "38 min ago", "5 h ago", "3 Mar",
 * "3 Mar 2025". Uses UTC and no locale, so that server and browser give the same text.
 */
export function timeSince(moment: Date, now: Date): string {
  const age = now.getTime() - moment.getTime();
  if (age < minute) return "just now";
  if (age < hour) return `${Math.floor(age / minute)} min ago`;
  if (age < day) return `${Math.floor(age / hour)} h ago`;
  return formatDay(moment, now);
}

/** Formats a day in UTC: "3 Mar", with the year if it is not the current one. */
export function formatDay(moment: Date, now: Date): string {
  return shortDay(moment.toISOString().slice(0, 10), now.toISOString().slice(0, 10));
}

/** Formats the time until a moment: "now", "in 24 min", "in 5 h", "in 2 days". */
export function timeUntil(moment: Date, now: Date): string {
  const wait = moment.getTime() - now.getTime();
  if (wait < minute) return "now";
  if (wait < hour) return `in ${Math.round(wait / minute)} min`;
  if (wait < 2 * day) return `in ${Math.round(wait / hour)} h`;
  return `in ${Math.round(wait / day)} days`;
}

/** Formats a date and time in UTC: "20 Nov, 06:00". */
export function formatMoment(moment: Date, now: Date): string {
  return `${formatDay(moment, now)}, ${moment.toISOString().slice(11, 16)}`;
}

/** Returns the whole days between two moments, never negative. */
export function daysSince(moment: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - moment.getTime()) / day));
}
