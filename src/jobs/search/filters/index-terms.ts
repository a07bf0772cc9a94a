import { placeKeys } from "../../../places/place-keys.ts";
import type { Place } from "../../../places/place.ts";
import type { Arrangement, Degree, JobType, Pay, Shift } from "../../posting.ts";
import { typedPayTerms } from "./typed-pay.ts";
import { factTerms } from "./fact-terms.ts";
import { filters, type FilterFacts } from "./filters.ts";

/**
 * Filters and places are stored in the search index as terms ("t=full-time"), so that one index scan
 * intersects words, filters and days.
 */
export const placeTerm = {
  city: (id: string | number) => `p=${id}`,
  region: (key: string) => `g=${key}`,
  country: (code: string) => `c=${code}`,
  /** A source that lists the job. Only jobs without a country have this term. */
  source: (name: string) => `b=${name}`,
};

/** The code of jobs without a country: the place is not stated, or the work can be done from anywhere. */
export const noCountry = "";

/** The facts of a job that its terms are made of. */
export type IndexedFacts = FilterFacts & {
  /** Every type of the job. */
  types?: readonly JobType[];
  arrangements?: readonly Arrangement[];
  pay: Pay | null;
  freshAt: Date;
  /** Adapters that list the job. */
  adapters: readonly string[];
  /** Names of the sources that list the job. */
  sources: readonly string[];
  places: readonly Place[];
  remoteCountries: readonly string[];
  visa?: boolean | null;
  shift?: Shift | null;
  /** The minimum years of experience. */
  years?: number | null;
  degree?: Degree | null;
  /** Codes of the occupations of the title. */
  occupations?: readonly string[];
};

/** Every term of one job other than its words. */
export function indexTerms(job: IndexedFacts): string[] {
  const terms = new Set<string>();
  for (const filter of filters) for (const term of filter.terms(job)) terms.add(term);
  for (const term of [...typedPayTerms(job.pay), ...factTerms(job)]) terms.add(term);
  for (const place of job.places) {
    const keys = placeKeys(place);
    terms.add(placeTerm.country(keys.country));
    if (keys.region) terms.add(placeTerm.region(keys.region));
    if (keys.city) terms.add(placeTerm.city(keys.city));
  }
  // A search in a country also finds the remote jobs that can be done from there.
  for (const country of job.remoteCountries) terms.add(placeTerm.country(country));
  if (job.places.length === 0 && job.remoteCountries.length === 0) {
    terms.add(placeTerm.country(noCountry));
    for (const source of job.sources) terms.add(placeTerm.source(source));
  }
  return [...terms];
}
