import { placeKeys } from "../../../places/place-keys.ts";
import type { Place } from "../../../places/place.ts";
import type { WorkMode } from "../../../places/work-mode.ts";
import type { ExperienceLevel, JobType, Pay } from "../../posting.ts";

/**
 * Filters are stored in the search index as lexemes ("t=full-time"), so that one index scan intersects words, filters
 * and days. They cannot collide with words, which hold only letters and digits.
 */
export const filterLexeme = {
  type: (type: JobType) => `t=${type}`,
  level: (level: ExperienceLevel) => `l=${level}`,
  workMode: (mode: WorkMode) => `r=${mode}`,
  source: (adapter: string) => `s=${adapter}`,
  city: (id: string | number) => `p=${id}`,
  region: (key: string) => `g=${key}`,
  country: (code: string) => `c=${code}`,
  pay: (stated: boolean) => `x=${stated ? 1 : 0}`,
  /** The upper end of the pay is at least this many thousand dollars a year; in steps of `payStep`. */
  payAtLeast: (thousands: number) => `y=${thousands}`,
  day: (day: number) => `d=${day}`,
  week: (day: number) => `w=${Math.floor(day / 7)}`,
  /** One of many equal slices of all jobs. Large result sets are counted by sampling slices. */
  fineSlice: (number: number) => `k=${number % sliceCounts.fine}`,
  coarseSlice: (number: number) => `h=${number % sliceCounts.coarse}`,
};

/** Number of slices; jobs are assigned to them round-robin. */
export const sliceCounts = { fine: 256, coarse: 16 };

/** Pay thresholds that have a lexeme. Values in between are checked on the row. */
const payStep = 25;
const highestPayStep = 200;

/** Days since 1970 in UTC. */
export function dayOf(date: Date): number {
  return Math.floor(date.getTime() / 86_400_000);
}

/** The largest threshold with a lexeme that is not above `thousands`; null when there is none. */
export function payStepBelow(thousands: number): number | null {
  const step = Math.min(Math.floor(thousands / payStep) * payStep, highestPayStep);
  return step > 0 ? step : null;
}

export type FilteredFacts = {
  type: JobType | null;
  level: ExperienceLevel | null;
  workMode: WorkMode | null;
  /** Adapters that list the job. */
  adapters: string[];
  places: Place[];
  remoteCountries: string[];
  pay: Pay | null;
  freshAt: Date;
  /** A sequential number that assigns the job to its slices. */
  number: number;
};

/** Every filter lexeme of one job. */
export function filterLexemes(facts: FilteredFacts): string[] {
  const lexemes = new Set<string>([
    filterLexeme.fineSlice(facts.number),
    filterLexeme.coarseSlice(facts.number),
  ]);
  if (facts.type) lexemes.add(filterLexeme.type(facts.type));
  if (facts.level) lexemes.add(filterLexeme.level(facts.level));
  if (facts.workMode) lexemes.add(filterLexeme.workMode(facts.workMode));
  for (const adapter of facts.adapters) lexemes.add(filterLexeme.source(adapter));
  for (const place of facts.places) {
    const keys = placeKeys(place);
    lexemes.add(filterLexeme.country(keys.country));
    if (keys.region) lexemes.add(filterLexeme.region(keys.region));
    if (keys.city) lexemes.add(filterLexeme.city(keys.city));
  }
  // A search in a country also finds the remote jobs that can be done from there.
  for (const country of facts.remoteCountries) lexemes.add(filterLexeme.country(country));
  lexemes.add(filterLexeme.pay(facts.pay !== null));
  const highest = facts.pay?.yearlyUsdMax ?? facts.pay?.yearlyUsdMin ?? null;
  if (highest !== null) {
    for (let step = payStep; step <= highestPayStep && step * 1000 <= highest; step += payStep) {
      lexemes.add(filterLexeme.payAtLeast(step));
    }
  }
  const day = dayOf(facts.freshAt);
  lexemes.add(filterLexeme.day(day));
  lexemes.add(filterLexeme.week(day));
  return [...lexemes];
}
