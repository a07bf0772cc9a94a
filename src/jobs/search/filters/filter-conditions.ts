import { placeKeys } from "../../../places/place-keys.ts";
import type { Place } from "../../../places/place.ts";
import { foldText } from "../../../text/fold-text.ts";
import { quoteLexeme } from "../../../text/quote-lexeme.ts";
import { typedPayCondition, unstatedPayCondition, type TypedPay } from "./typed-pay.ts";
import type { TypedFact } from "./fact-terms.ts";
import type { Condition } from "./filter.ts";
import { filters, type FilterKey, type SearchFilters } from "./filters.ts";
import { placeTerm } from "./index-terms.ts";
import { statedPayTerm } from "./pay.ts";
import { workModeFilter } from "./work-mode.ts";

/** A location in the form of an index query. */
export type LocationFilter = {
  places: Place[];
  /** Cities within the radius, including the typed ones. */
  cityIds: number[];
  /** Counties and similar areas, which are indexed like cities. */
  areaKeys: readonly string[];
  /** Sources whose jobs without a country are probably in one of the places. */
  sources: readonly string[];
  remote: boolean;
  /** True when jobs must be in one of the places and remote: "remote, Canada", unlike "Canada or remote". */
  isBoth: boolean;
  unknown: string[];
};

/** Jobs in the form of an index query. */
export type FilterQuery = {
  /** Literals for `::tsquery` that must all match, the place first; empty when there are no filters. */
  lexemes: readonly string[];
  /** Conditions on a row of `jobs j` that the lexemes only approximate. */
  checks: readonly Condition["check"][];
};

/** The filters and the place of a search. */
export type FilterConditions = {
  /** The filters that exclude any jobs. */
  chosen: readonly (Condition & { key: FilterKey })[];
  /** The jobs that pass every filter. */
  all: FilterQuery;
  /**
   * The jobs that miss at most one filter. These are all the jobs that the filter counts need, because a filter's counts
   * ignore its own choice. The query is approximate where rows have to be checked.
   */
  missingAtMostOne: FilterQuery;
  /** The jobs that pass every filter but one. */
  without: (key: FilterKey | "location") => FilterQuery;
};

/** Joins terms, any of which must match, into one literal. */
export const anyOf = (terms: readonly string[]): string => `(${terms.map(quoteLexeme).join(" | ")})`;

/** Pay that jobs must reach, or that they must not state; null for any. */
export type PayRequirement = { pay: TypedPay; isStated: boolean } | null;

function payConditions(pay: PayRequirement): FilterQuery {
  if (pay === null) return { lexemes: [], checks: [] };
  if (!pay.isStated) {
    const { countries, unknown, check } = unstatedPayCondition(pay.pay);
    const there = countries.length > 0 ? ` & ${anyOf(countries.map(placeTerm.country))}` : "";
    const unstated = `(${quoteLexeme(statedPayTerm(false))}${there})`;
    return { lexemes: [`(${unstated} | ${quoteLexeme(unknown)})`], checks: [check] };
  }
  const { terms, check } = typedPayCondition(pay.pay);
  return { lexemes: terms.map(quoteLexeme), checks: [check] };
}

/** Returns what the filters and the place of a search ask of jobs. */
export function filterConditions(
  query: SearchFilters,
  { place, pay, facts = [] }: { place: LocationFilter; pay: PayRequirement; facts?: readonly TypedFact[] },
  now: Date,
): FilterConditions {
  const location = locationLexemes(place);
  const ofPay = payConditions(pay);
  const typed = { ...ofPay, lexemes: [...ofPay.lexemes, ...facts.map(({ terms }) => anyOf(terms))] };
  const chosen = filters.flatMap((filter) => {
    const condition = filter.condition(query, now);
    return condition ? [{ key: filter.key, ...condition }] : [];
  });
  const without = (key: FilterKey | "location" | null): FilterQuery => {
    const others = chosen.filter((one) => one.key !== key);
    return {
      lexemes: [
        ...(key === "location" ? [] : location),
        ...typed.lexemes,
        ...others.map(({ terms }) => anyOf(terms)),
      ],
      checks: [...typed.checks, ...others.filter((one) => one.isApproximate).map((one) => one.check)],
    };
  };
  const parts = chosen.map(({ terms }) => anyOf(terms));
  const eachLeftOut = parts.map((_, left) => `(${parts.filter((_part, at) => at !== left).join(" & ")})`);
  const anyButOne = parts.length > 1 ? [`(${eachLeftOut.join(" | ")})`] : [];
  return {
    chosen,
    all: without(null),
    missingAtMostOne: { lexemes: [...location, ...typed.lexemes, ...anyButOne], checks: typed.checks },
    without,
  };
}

function locationLexemes(location: LocationFilter): string[] {
  const terms: string[] = [];
  const remote = workModeFilter.term("remote");
  if (location.remote && !location.isBoth) terms.push(remote);
  for (const city of [...location.areaKeys, ...location.cityIds]) terms.push(placeTerm.city(city));
  for (const place of location.places) {
    const keys = placeKeys(place);
    if (place.kind === "city" && keys.city) terms.push(placeTerm.city(keys.city));
    if (place.kind === "region" && keys.region) terms.push(placeTerm.region(keys.region));
    if (place.kind === "country") terms.push(placeTerm.country(keys.country));
  }
  terms.push(...location.sources.map(placeTerm.source));
  const any = terms.map(quoteLexeme);
  for (const words of location.unknown) {
    const text = foldText(words).match(/[\p{L}\p{N}]+/gu) ?? [];
    if (text.length > 0) any.push(`(${text.map((word) => `${quoteLexeme(word)}:*D`).join(" & ")})`);
  }
  const places = any.length > 0 ? [`(${[...new Set(any)].join(" | ")})`] : [];
  return location.remote && location.isBoth ? [...places, quoteLexeme(remote)] : places;
}
