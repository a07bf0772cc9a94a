const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/**
 * How long ago, for the first day; a date from then on: "38 min ago", "5 h ago", "3 Mar", "3 Mar 2025".
 * In UTC and without the machine's language, so that server and browser say the same.
 */
export function sinceWords(moment: Date, now: Date): string {
  const age = now.getTime() - moment.getTime();
  if (age < minute) return "just now";
  if (age < hour) return `${Math.floor(age / minute)} min ago`;
  if (age < day) return `${Math.floor(age / hour)} h ago`;
  return dateWords(moment, now);
}

/** "3 Mar", with the year when it is not this one. UTC. */
export function dateWords(moment: Date, now: Date): string {
  const date = `${moment.getUTCDate()} ${months[moment.getUTCMonth()]}`;
  return moment.getUTCFullYear() === now.getUTCFullYear() ? date : `${date} ${moment.getUTCFullYear()}`;
}

/** Whole days between two moments, never negative. */
export function daysSince(moment: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - moment.getTime()) / day));
}
