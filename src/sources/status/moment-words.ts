import { dateWords } from "../../jobs/ui/time-words.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long until a moment: "now", "in 24 min", "in 5 h", "in 2 days". */
export function untilWords(moment: Date, now: Date): string {
  const wait = moment.getTime() - now.getTime();
  if (wait < minute) return "now";
  if (wait < hour) return `in ${Math.round(wait / minute)} min`;
  if (wait < 2 * day) return `in ${Math.round(wait / hour)} h`;
  return `in ${Math.round(wait / day)} days`;
}

/** A day and time of day, UTC: "20 Nov, 06:00". */
export function momentWords(moment: Date, now: Date): string {
  return `${dateWords(moment, now)}, ${moment.toISOString().slice(11, 16)}`;
}
