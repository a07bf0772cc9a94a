import { daysBetween, localTimeOf } from "./zoned-time.ts";

/** "Thu, 26 Nov 2026 00:00:00 GMT", the same in every browser. */
const utcText = (day: string): string => new Date(`${day}T00:00Z`).toUTCString();

/** Formats a day: "26 Nov", with the year if it is not that of `today`. Both are like "2026-11-26". */
export function shortDay(day: string, today: string): string {
  const whole = wholeDay(day);
  return day.slice(0, 4) === today.slice(0, 4) ? whole.slice(0, -5) : whole;
}

/** Formats a day with its year: "26 Nov 2026". */
export function wholeDay(day: string): string {
  return utcText(day).slice(5, 16).replace(/^0/, "");
}

/** Formats a day near today: "Today", "Tomorrow", "Yesterday", "Thu 26 Nov", or with the year. */
export function nearDay(day: string, today: string): string {
  const away = daysBetween(today, day);
  if (away === 0) return "Today";
  if (away === 1) return "Tomorrow";
  if (away === -1) return "Yesterday";
  return `${utcText(day).slice(0, 3)} ${shortDay(day, today)}`;
}

/** Formats a moment on the clocks of a zone: "Thu 26 Nov, 14:30". */
export function formatInZone(moment: Date, zone: string, today: string): string {
  const local = localTimeOf(moment, zone);
  return `${nearDay(local.slice(0, 10), today)}, ${local.slice(11)}`;
}

/** Formats a number of days: "today", "1 day", "9 days". */
export function daysText(days: number): string {
  return days <= 0 ? "today" : days === 1 ? "1 day" : `${days} days`;
}
