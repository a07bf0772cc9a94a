import { workModes } from "../../../places/work-mode.ts";
import { experienceLevels, jobTypes } from "../../posting.ts";
import { postedWithinDays } from "../query/search-query.ts";
import type { FacetCounts } from "./count-facets.ts";
import type { Count, Facet, Facets } from "./facets.ts";
import { histogramBars } from "./job-facts.ts";

/**
 * Counts with a scale: how many jobs each counted job represents. It is 1 when all jobs were counted, more for a
 * sample.
 */
export type ScaledCounts = { raw: FacetCounts; scale: number };

const labels: Record<string, string> = {
  "full-time": "Full-time",
  "part-time": "Part-time",
  contract: "Contract",
  freelance: "Freelance",
  internship: "Internship",
  entry: "Entry",
  mid: "Mid",
  senior: "Senior",
  executive: "Executive",
  "on-site": "On-site",
  hybrid: "Hybrid",
  remote: "Remote",
  stated: "Pay stated",
  "not-stated": "Pay not stated",
};

/**
 * Turns a raw count into the count to show: exact, or rounded to two significant digits.
 *
 * @example countOf(812, 100.7) // { value: 82000, exact: false }
 */
export function countOf(counted: number, scale: number): Count {
  if (scale === 1 || counted === 0) return { value: counted, exact: scale === 1 };
  return { value: Math.round(Number((counted * scale).toPrecision(2))), exact: false };
}

/** Builds the facets from the counts of each group. */
export function facetsOf(
  groups: Record<"type" | "level" | "mode" | "source" | "pay" | "posted", ScaledCounts>,
  sourceLabels: ReadonlyMap<string, string>,
): Facets {
  const { type, level, mode, source, pay, posted } = groups;
  const facet = <Value extends string>(value: Value, counted = 0, scale: number): Facet<Value> => ({
    value,
    label: labels[value] ?? value,
    count: countOf(counted, scale),
  });
  // A job that is recent enough for one age is recent enough for every longer one.
  const youngEnough = (age: number) =>
    posted.raw.ages.slice(postedWithinDays.length - age).reduce((sum, jobs) => sum + jobs, 0);
  const sources = [...source.raw.sources].filter(([, jobs]) => jobs > 0).sort(([, a], [, b]) => b - a);
  return {
    types: jobTypes.map((value, at) => facet(value, type.raw.type[at + 1], type.scale)),
    levels: experienceLevels.map((value, at) => facet(value, level.raw.level[at + 1], level.scale)),
    workModes: workModes.map((value, at) => facet(value, mode.raw.mode[at + 1], mode.scale)),
    pay: [facet("stated", pay.raw.stated[1], pay.scale), facet("not-stated", pay.raw.stated[0], pay.scale)],
    sources: sources.map(([value, jobs]) => ({
      value,
      label: sourceLabels.get(value) ?? value,
      count: countOf(jobs, source.scale),
    })),
    postedWithin: postedWithinDays.map((days, age) => ({
      days,
      count: countOf(youngEnough(age), posted.scale),
    })),
    salaryHistogram: pay.raw.bar.slice(1, histogramBars + 1).map((jobs) => countOf(jobs, pay.scale).value),
  };
}
