import { dayTerm, weekTerm } from "../filters/day-terms.ts";

/** Live jobs by day, newest day first. */
export type JobDays = readonly { day: number; jobs: number }[];

/** A range of days up to today, in the form of an index query. */
export type DayWindow = {
  /** The first day in the range. */
  from: number;
  /** Lexemes of the days or weeks, any of which a job must have. */
  lexemes: string[];
  /** Live jobs in the range. */
  jobs: number;
};

/** Longer windows use the lexemes of weeks, which keeps the or-list short. */
const maxDayLexemes = 7;
/** A window that holds nearly all jobs saves nothing. */
const maxShare = 0.9;

export function liveJobs(days: JobDays): number {
  return days.reduce((sum, { jobs }) => sum + jobs, 0);
}

/**
 * Returns the shortest range of newest days that holds at least `wanted` jobs. Returns null when that is all jobs or
 * when a window would save nothing.
 */
export function newestDays(days: JobDays, wanted: number): DayWindow | null {
  let jobs = 0;
  for (const entry of days) {
    jobs += entry.jobs;
    if (jobs >= wanted) return daysFrom(days, entry.day);
  }
  return null;
}

/** Returns all days from `oldest`, or from the beginning of its week; null when they hold nearly all jobs. */
export function daysFrom(days: JobDays, oldest: number): DayWindow | null {
  const held = (from: number) => days.filter(({ day, jobs }) => day >= from && jobs > 0);
  const singly = held(oldest);
  const byDay = singly.length <= maxDayLexemes;
  const from = byDay ? oldest : Math.floor(oldest / 7) * 7;
  const taken = byDay ? singly : held(from);
  const jobs = liveJobs(taken);
  if (taken.length === 0 || jobs > liveJobs(days) * maxShare) return null;
  const lexeme = byDay ? dayTerm : weekTerm;
  return { from, lexemes: [...new Set(taken.map(({ day }) => lexeme(day)))], jobs };
}
