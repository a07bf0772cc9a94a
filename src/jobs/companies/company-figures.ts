import type { WorkMode } from "../../places/work-mode.ts";
import type { Pay } from "../posting.ts";
import type { CompanyFigures, CompanyPlace } from "./company.ts";

/** An open opening with the facts that the figures of its company count. */
export type OpeningFacts = {
  pay: Pay | null;
  workMode: WorkMode | null;
  /** Null when its source does not say. */
  postedAt: Date | null;
  firstSeenAt: Date;
  places: readonly string[];
};

const day = 86_400_000;
const week = 7 * day;

/** Counts what the open openings of a company state. */
export function companyFigures(
  openings: readonly OpeningFacts[],
  others: Pick<CompanyFigures, "firstSeenAt" | "everSeen" | "closed">,
  now: Date,
): CompanyFigures {
  return {
    openings: openings.length,
    newThisWeek: openings.filter(({ firstSeenAt }) => now.getTime() - firstSeenAt.getTime() < week).length,
    withPay: openings.filter(({ pay }) => pay !== null).length,
    yearlyPay: yearlyPay(openings.map(({ pay }) => pay).filter((pay) => pay !== null)),
    hybrid: openings.filter(({ workMode }) => workMode === "hybrid").length,
    remote: openings.filter(({ workMode }) => workMode === "remote").length,
    age: ages(openings, now),
    ...others,
  };
}

function ages(openings: readonly OpeningFacts[], now: Date): CompanyFigures["age"] {
  const days = openings
    .map(({ postedAt, firstSeenAt }) => Math.floor((now.getTime() - Number(postedAt ?? firstSeenAt)) / day))
    .map((age) => Math.max(0, age))
    .sort((a, b) => a - b);
  return { middle: days[Math.floor((days.length - 1) / 2)] ?? 0, oldest: days.at(-1) ?? 0 };
}

function yearlyPay(pays: readonly Pay[]): CompanyFigures["yearlyPay"] {
  const yearly = pays.filter((pay) => pay.period === "year" && pay.currency !== null);
  const currency = mostFrequent(yearly.map((pay) => pay.currency))[0]?.[0] ?? null;
  const ends = yearly
    .filter((pay) => pay.currency === currency)
    .flatMap(({ min, max }) => [min, max])
    .filter((end) => end !== null);
  if (currency === null || ends.length === 0) return null;
  return { min: Math.min(...ends), max: Math.max(...ends), currency, period: "year" };
}

/** Counts the openings of each place, the most frequent first. */
export function companyPlaces(openings: readonly OpeningFacts[]): CompanyPlace[] {
  const names = openings.flatMap(({ places }) => [...new Set(places)]);
  return mostFrequent(names).map(([name, count]) => ({ name, openings: count }));
}

/** Counts equal values, the most frequent first. */
export function mostFrequent<Value>(values: readonly Value[]): [Value, number][] {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}
