import type { RawBuilder } from "kysely";
import { placeKeys } from "../../../places/place-keys.ts";
import type { Place } from "../../../places/place.ts";
import { foldText } from "../../../text/fold-text.ts";
import { quoteLexeme } from "../../../text/quote-lexeme.ts";
import type { Sql } from "./filter.ts";
import { filters, type AnyFilter, type FilterKey, type SearchFilters } from "./filters.ts";
import { placeTerm } from "./index-terms.ts";
import { workModeFilter } from "./work-mode.ts";

/** A location in the form of an index query. */
export type LocationFilter = {
  places: Place[];
  /** Cities within the radius, including the typed ones. */
  cityIds: number[];
  /** Counties and similar areas, which are indexed like cities. */
  areaKeys: readonly string[];
  remote: boolean;
  unknown: string[];
};

export type FilterQuery = {
  /** Literals for `::tsquery` that must all match, the place first; empty when there are no filters. */
  lexemes: readonly string[];
  /** Conditions on a row of `jobs j` that the lexemes only approximate. */
  checks: readonly ((sql: Sql) => RawBuilder<unknown>)[];
};

/** Joins terms, any of which must match, into one literal. */
export const anyOf = (terms: readonly string[]): string => `(${terms.map(quoteLexeme).join(" | ")})`;

/** Returns the filters whose choice excludes any jobs. */
export function excludingFilters(query: SearchFilters, now: Date): AnyFilter[] {
  return filters.filter((filter) => filter.wanted(query, now).length > 0);
}

/** Builds one query from the filters of a search. `without` omits one of them. */
export function filterQuery(
  query: SearchFilters,
  location: LocationFilter,
  now: Date,
  without: FilterKey | "location" | null = null,
): FilterQuery {
  const used = excludingFilters(query, now).filter((filter) => filter.key !== without);
  return {
    lexemes: [
      ...(without === "location" ? [] : locationLexemes(location)),
      ...used.map((filter) => anyOf(filter.wanted(query, now))),
    ],
    checks: used
      .filter((filter) => filter.isApproximate(query))
      .map((filter) => (sql) => filter.passes(query, sql, now)),
  };
}

/**
 * Builds a query for the jobs that miss at most one filter. These are all the jobs that the filter counts need, because
 * a filter's counts ignore its own choice. The query is approximate where rows have to be checked.
 */
export function nearFilterQuery(query: SearchFilters, location: LocationFilter, now: Date): FilterQuery {
  const parts = excludingFilters(query, now).map((filter) => anyOf(filter.wanted(query, now)));
  const butOne = parts.map((_, missed) => `(${parts.filter((_part, at) => at !== missed).join(" & ")})`);
  const near = parts.length > 1 ? [`(${butOne.join(" | ")})`] : [];
  return { lexemes: [...locationLexemes(location), ...near], checks: [] };
}

function locationLexemes(location: LocationFilter): string[] {
  const terms: string[] = [];
  if (location.remote) terms.push(workModeFilter.term("remote"));
  for (const city of [...location.areaKeys, ...location.cityIds]) terms.push(placeTerm.city(city));
  for (const place of location.places) {
    const keys = placeKeys(place);
    if (place.kind === "city" && keys.city) terms.push(placeTerm.city(keys.city));
    if (place.kind === "region" && keys.region) terms.push(placeTerm.region(keys.region));
    if (place.kind === "country") terms.push(placeTerm.country(keys.country));
  }
  const any = terms.map(quoteLexeme);
  for (const words of location.unknown) {
    const text = foldText(words).match(/[\p{L}\p{N}]+/gu) ?? [];
    if (text.length > 0) any.push(`(${text.map((word) => `${quoteLexeme(word)}:*D`).join(" & ")})`);
  }
  return any.length > 0 ? [`(${[...new Set(any)].join(" | ")})`] : [];
}
