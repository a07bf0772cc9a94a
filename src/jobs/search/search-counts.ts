import { experienceLevels, jobTypes, workModes } from "../posting.ts";
import { postedWithinDays } from "./search-query.ts";
import type { Count, Facet, Facets } from "./search-result.ts";

/** Bars of the salary histogram: 5K each from 0; the last holds everything above. */
export const histogramBars = 40;

/** Raw counts as the database gives them. */
export type RawFacets = {
  /** Jobs that match. */
  count: number;
  /** Jobs that pass all groups of filters but one. */
  near: number;
  type?: Record<string, number>;
  level?: Record<string, number>;
  mode?: Record<string, number>;
  source?: Record<string, number>;
  pay?: Record<string, number>;
  bars?: Record<string, number>;
  days?: Record<string, number>;
};

/** Raw counts with what one counted job stands for: 1 when all were counted, more when a window was. */
export type ScaledCounts = { raw: RawFacets; scale: number };

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
 * A count as it may be said: exact, or rounded to two significant digits.
 *
 * @example countOf(812, 100.7) // { value: 82000, exact: false }
 */
export function countOf(counted: number, scale: number): Count {
  if (scale === 1 || counted === 0) return { value: counted, exact: scale === 1 };
  return { value: Math.round(Number((counted * scale).toPrecision(2))), exact: false };
}

/** Facets from the counts of each group. */
export function facetsOf(
  groups: Record<"type" | "level" | "mode" | "source" | "pay" | "posted", ScaledCounts>,
  sourceLabels: ReadonlyMap<string, string>,
): Facets {
  const facet = <Value extends string>(
    values: readonly Value[],
    counts: Record<string, number> = {},
    scale: number,
  ): Facet<Value>[] =>
    values.map((value) => ({
      value,
      label: labels[value] ?? value,
      count: countOf(counts[value] ?? 0, scale),
    }));
  const { type, level, mode, source, pay, posted } = groups;
  const stated = { stated: pay.raw.pay?.["true"] ?? 0, "not-stated": pay.raw.pay?.["false"] ?? 0 };
  const sources = [...bySource(source.raw.source ?? {})].sort(([, a], [, b]) => b - a);
  return {
    types: facet(jobTypes, type.raw.type, type.scale),
    levels: facet(experienceLevels, level.raw.level, level.scale),
    workModes: facet(workModes, mode.raw.mode, mode.scale),
    pay: facet(["stated", "not-stated"] as const, stated, pay.scale),
    sources: sources.map(([value, n]) => ({
      value,
      label: sourceLabels.get(value) ?? value,
      count: countOf(n, source.scale),
    })),
    postedWithin: postedWithinDays.map((days) => ({
      days,
      count: countOf(posted.raw.days?.[days] ?? 0, posted.scale),
    })),
    salaryHistogram: Array.from(
      { length: histogramBars },
      (_, bar) => countOf(pay.raw.bars?.[bar] ?? 0, pay.scale).value,
    ),
  };
}

/** Jobs of each adapter, from the counts of combinations: a job at two sources counts for both. */
function bySource(combinations: Record<string, number>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [adapters, jobs] of Object.entries(combinations)) {
    for (const adapter of adapters.split(",")) counts.set(adapter, (counts.get(adapter) ?? 0) + jobs);
  }
  return counts;
}
