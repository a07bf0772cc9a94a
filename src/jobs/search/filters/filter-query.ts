import { placeKeys } from "../../../places/place-keys.ts";
import { foldText } from "../../../text/fold-text.ts";
import { quoteLexeme } from "../../../text/quote-lexeme.ts";
import type { LocationFilter } from "../query/location-filter.ts";
import type { SearchQuery } from "../query/search-query.ts";
import { dayOf, filterLexeme, payStepBelow } from "./filter-lexemes.ts";

/** Filter groups. The counts of each ignore the group's own filter. */
export const facetGroups = ["type", "level", "mode", "source", "pay", "posted"] as const;
export type FacetGroup = (typeof facetGroups)[number];
export type FilterGroup = FacetGroup | "location";

export type FilterQuery = {
  /** Literals for `::tsquery` that must all match, the place first; empty when there are no filters. */
  lexemes: readonly string[];
  /** Conditions that the lexemes only approximate. They must be checked on the row. */
  checks: RowChecks;
};

type RowChecks = { salary: SalaryCheck | null; freshSince: Date | null };
/** Thousand dollars a year at the upper end. Jobs without stated pay may pass too. */
export type SalaryCheck = { atLeast: number; allowsNotStated: boolean };

const noChecks: RowChecks = { salary: null, freshSince: null };

const anyOf = (lexemes: readonly string[]): string => `(${lexemes.map(quoteLexeme).join(" | ")})`;

/** Returns the groups whose filter excludes any jobs. */
export function chosenGroups(query: SearchQuery, now: Date): FacetGroup[] {
  return facetGroups.filter((group) => groupLexemes(query, group, now).length > 0);
}

/** Builds one query from the filters of a search. `without` omits one group. */
export function filterQuery(
  query: SearchQuery,
  location: LocationFilter,
  now: Date,
  without: FilterGroup | null = null,
): FilterQuery {
  const groups = chosenGroups(query, now).filter((group) => group !== without);
  const parts = without === "location" ? [] : locationParts(location);
  parts.push(...groups.map((group) => anyOf(groupLexemes(query, group, now))));
  return {
    lexemes: parts,
    checks: {
      salary: groups.includes("pay") ? salaryCheck(query) : null,
      freshSince: groups.includes("posted") ? freshSince(query, now) : null,
    },
  };
}

/**
 * Builds a query for the jobs that miss at most one group. These are all the jobs that the filter counts need, because
 * a group's counts ignore its own filter. The query is approximate where rows have to be checked.
 */
export function nearFilterQuery(query: SearchQuery, location: LocationFilter, now: Date): FilterQuery {
  const parts = chosenGroups(query, now).map((group) => anyOf(groupLexemes(query, group, now)));
  const butOne = parts.map((_, missed) => `(${parts.filter((_part, at) => at !== missed).join(" & ")})`);
  const near = parts.length > 1 ? [`(${butOne.join(" | ")})`] : [];
  return { lexemes: [...locationParts(location), ...near], checks: noChecks };
}

const lexemesOf: Record<FacetGroup, (query: SearchQuery, now: Date) => string[]> = {
  type: (query) => query.types.map(filterLexeme.type),
  level: (query) => query.levels.map(filterLexeme.level),
  mode: (query) => query.workModes.map(filterLexeme.workMode),
  source: (query) => query.sources.map(filterLexeme.source),
  pay: (query) => payLexemes(query),
  posted: (query, now) => daysSince(freshSince(query, now), now),
};

/** Returns the lexemes of a group, any of which a job must have; empty when every job passes. */
function groupLexemes(query: SearchQuery, group: FacetGroup, now: Date): string[] {
  return lexemesOf[group](query, now);
}

/**
 * With a minimum, matches jobs whose pay reaches it; choosing "not stated" as well also admits jobs without pay.
 * Without a minimum, matches the chosen pay options.
 */
function payLexemes(query: SearchQuery): string[] {
  const wantsNotStated = query.pay.includes("not-stated");
  const wantsStated = query.pay.includes("stated");
  if (query.salary > 0) {
    const step = payStepBelow(query.salary);
    const enough = step === null ? filterLexeme.pay(true) : filterLexeme.payAtLeast(step);
    return wantsNotStated ? [enough, filterLexeme.pay(false)] : [enough];
  }
  return wantsStated === wantsNotStated ? [] : [filterLexeme.pay(wantsStated)];
}

/** Returns the exact minimum pay of a search, because lexemes exist only in steps. */
export function salaryCheck(query: SearchQuery): SalaryCheck | null {
  return query.salary > 0
    ? { atLeast: query.salary, allowsNotStated: query.pay.includes("not-stated") }
    : null;
}

/** Returns the exact cut-off of "Posted within", because lexemes exist only per day. */
export function freshSince(query: SearchQuery, now: Date): Date | null {
  return query.postedWithin === null ? null : new Date(+now - query.postedWithin * 86_400_000);
}

function daysSince(since: Date | null, now: Date): string[] {
  if (!since) return [];
  const lexemes = new Set<string>();
  const byDay = +now - +since <= 7 * 86_400_000;
  // A source's clock may be ahead of ours, so tomorrow counts as today.
  for (let day = dayOf(since); day <= dayOf(now) + 1; day += 1) {
    lexemes.add(byDay ? filterLexeme.day(day) : filterLexeme.week(day));
  }
  return [...lexemes];
}

function locationParts(location: LocationFilter): string[] {
  const any: string[] = [];
  if (location.remote) any.push(quoteLexeme(filterLexeme.workMode("remote")));
  for (const key of location.areaKeys) any.push(quoteLexeme(filterLexeme.city(key)));
  for (const cityId of location.cityIds) any.push(quoteLexeme(filterLexeme.city(cityId)));
  for (const place of location.places) {
    const keys = placeKeys(place);
    if (place.kind === "city" && keys.city) any.push(quoteLexeme(filterLexeme.city(keys.city)));
    if (place.kind === "region" && keys.region) any.push(quoteLexeme(filterLexeme.region(keys.region)));
    if (place.kind === "country") any.push(quoteLexeme(filterLexeme.country(keys.country)));
  }
  for (const words of location.unknown) {
    const text = foldText(words).match(/[\p{L}\p{N}]+/gu) ?? [];
    if (text.length > 0) any.push(`(${text.map((word) => `${quoteLexeme(word)}:*D`).join(" & ")})`);
  }
  return any.length > 0 ? [`(${[...new Set(any)].join(" | ")})`] : [];
}
