import { filterLexeme } from "../filters/filter-lexemes.ts";

/** Live jobs by day, newest day first. */
export type JobDays = readonly { day: number; jobs: number }[];

/** A stretch of days up to today, as the index is asked for it. */
export type DayWindow = {
  /** First day in it. */
  from: number;
  /** Lexemes of its days or weeks, any of which a job must have. */
  lexemes: string[];
  /** Live jobs in it. */
  jobs: number;
};

/** So many days are asked for singly; more are asked for by the week, which keeps the or-list short. */
const mostDayLexemes = 7;
/** A window of nearly everything saves nothing. */
const nearlyAll = 0.9;

export function liveJobs(days: JobDays): number {
  return days.reduce((sum, { jobs }) => sum + jobs, 0);
}

/**
 * The shortest stretch of newest days that holds at least `wanted` jobs; null when that is all of them, or when
 * nothing would be gained.
 */
export function newestDays(days: JobDays, wanted: number): DayWindow | null {
  let jobs = 0;
  for (const entry of days) {
    jobs += entry.jobs;
    if (jobs >= wanted) return daysFrom(days, entry.day);
  }
  return null;
}

/** All days from `oldest`, or from the beginning of its week; null when that is nearly everything. */
export function daysFrom(days: JobDays, oldest: number): DayWindow | null {
  const held = (from: number) => days.filter(({ day, jobs }) => day >= from && jobs > 0);
  const singly = held(oldest);
  const byDay = singly.length <= mostDayLexemes;
  const from = byDay ? oldest : Math.floor(oldest / 7) * 7;
  const taken = byDay ? singly : held(from);
  const jobs = liveJobs(taken);
  if (taken.length === 0 || jobs > liveJobs(days) * nearlyAll) return null;
  const lexeme = byDay ? filterLexeme.day : filterLexeme.week;
  return { from, lexemes: [...new Set(taken.map(({ day }) => lexeme(day)))], jobs };
}
