import { experienceLevels, jobTypes, workModes } from "../posting.ts";
import { postedWithinDays } from "./search-query.ts";

/** Bars of the salary histogram: 5K each from 0; the last holds everything above. */
export const histogramBars = 40;

/**
 * What is counted about a job, and how many values each takes from 0. All of it is packed into one number, the first
 * fact lowest: so thousands of jobs come from the database in a short list, and counting them here takes less time
 * than the database needs to plan the counting.
 */
export const factSizes = {
  /** 0 unknown, else one more than its place in `jobTypes`; so for the next two. */
  type: jobTypes.length + 1,
  level: experienceLevels.length + 1,
  mode: workModes.length + 1,
  /** 0 without yearly pay, else one more than the bar of the histogram. */
  bar: histogramBars + 1,
  /** 1 when pay is stated. */
  stated: 2,
  /** How many of the ages of "Posted within" the job is young enough for. */
  ages: postedWithinDays.length + 1,
  /** 1 when the words stand in the head. */
  headed: 2,
  /** A bit for each chosen group of filters that the job does not pass. */
  missed: 64,
  /** Days since 1970. */
  day: 100_000,
};

export type Fact = keyof typeof factSizes;
export type JobFacts = Record<Fact, number>;

/** Packed facts by combination of adapters, joined by commas. */
export type PackedJobs = Record<string, number[]>;

const facts = Object.keys(factSizes) as Fact[];

/** The facts in one number. */
export function unpackFacts(packed: number): JobFacts {
  let rest = packed;
  const unpacked = {} as JobFacts;
  for (const fact of facts) {
    unpacked[fact] = rest % factSizes[fact];
    rest = Math.floor(rest / factSizes[fact]);
  }
  return unpacked;
}
