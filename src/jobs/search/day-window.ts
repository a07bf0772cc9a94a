import { filterLexeme } from "./filter-lexemes.ts";

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

/**
 * The shortest stretch of newest days that holds at least `wanted` jobs; null when that is all of them, or when
 * nothing would be gained.
 */
export function newestDays(days: JobDays, wanted: number): DayWindow | null {
  const live = days.reduce((sum, { jobs }) => sum + jobs, 0);
  if (wanted >= live * 0.9) return null;
  let jobs = 0;
  const taken: number[] = [];
  for (const entry of days) {
    if (entry.jobs <= 0) continue;
    taken.push(entry.day);
    jobs += entry.jobs;
    if (jobs >= wanted) break;
  }
  const oldest = taken.at(-1);
  if (oldest === undefined) return null;
  if (taken.length <= mostDayLexemes) return { from: oldest, lexemes: taken.map(filterLexeme.day), jobs };

  const from = Math.floor(oldest / 7) * 7;
  const inWeeks = days.filter(({ day, jobs: n }) => day >= from && n > 0);
  const lexemes = [...new Set(inWeeks.map(({ day }) => filterLexeme.week(day)))];
  return { from, lexemes, jobs: inWeeks.reduce((sum, entry) => sum + entry.jobs, 0) };
}
