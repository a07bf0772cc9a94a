import { placeKeys } from "../../../places/place-keys.ts";
import type { Place } from "../../../places/place.ts";
import type { WorkMode } from "../../../places/work-mode.ts";
import type { ExperienceLevel, JobType, Pay } from "../../posting.ts";

/**
 * Filters stand in the search index as lexemes of their own ("t=full-time"), so that one index scan intersects
 * words, filters and days. No word can collide with them: words hold only letters and digits.
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
  /** Pays at least so many thousand dollars a year at its upper end; in steps of `payStep`. */
  payAtLeast: (thousands: number) => `y=${thousands}`,
  day: (day: number) => `d=${day}`,
  week: (day: number) => `w=${Math.floor(day / 7)}`,
  /** One of many equal parts of all jobs, for counting a part of very many. */
  fineSlice: (number: number) => `k=${number % sliceCounts.fine}`,
  coarseSlice: (number: number) => `h=${number % sliceCounts.coarse}`,
};

/** Parts into which jobs are dealt by turns. */
export const sliceCounts = { fine: 256, coarse: 16 };

/** Thresholds of pay that have a lexeme; what lies between is checked on the row. */
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
  /** Adapters at which the job stands. */
  adapters: string[];
  places: Place[];
  remoteCountries: string[];
  pay: Pay | null;
  freshAt: Date;
  /** A running number, by which jobs are dealt into slices. */
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
  // A remote job that may be done from a country is a job in that country for whoever looks there.
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
