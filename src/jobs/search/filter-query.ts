import { placeKeys } from "../places/place-keys.ts";
import type { Place } from "../posting.ts";
import { dayOf, filterLexeme, payStepBelow } from "./filter-lexemes.ts";
import { foldText } from "./fold-text.ts";
import type { SearchQuery } from "./search-query.ts";

/** Groups of filters whose own counts are shown as if nothing in the group were chosen. */
export const filterGroups = ["type", "level", "mode", "pay", "source", "posted", "location"] as const;
export type FilterGroup = (typeof filterGroups)[number];

/** A location as the index is asked for it. */
export type LocationFilter = {
  places: Place[];
  /** Cities within the radius, the typed ones included. */
  cityIds: number[];
  /** Counties and the like, which stand in the index as cities do. */
  areaKeys: readonly string[];
  remote: boolean;
  unknown: string[];
};

export type FilterQuery = {
  /** Literal for `::tsquery`, null when nothing is asked. */
  lexemes: string | null;
  /** Checked on the row: thousand dollars a year at the upper end, or null. */
  salaryAtLeast: number | null;
  /** Jobs without stated pay pass the salary check too. */
  salaryAllowsNotStated: boolean;
  /** Checked on the row. */
  freshSince: Date | null;
};

const quoted = (lexeme: string): string => `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
const anyOf = (lexemes: readonly string[]): string => `(${lexemes.map(quoted).join(" | ")})`;

/** The filters of a search as one query; `without` leaves one group out. */
export function filterQuery(
  query: SearchQuery,
  location: LocationFilter,
  now: Date,
  without: FilterGroup | null = null,
): FilterQuery {
  const parts: string[] = [];
  const add = (group: FilterGroup, lexemes: string[]) => {
    if (group !== without && lexemes.length > 0) parts.push(anyOf(lexemes));
  };
  add("type", query.types.map(filterLexeme.type));
  add("level", query.levels.map(filterLexeme.level));
  add("mode", query.workModes.map(filterLexeme.workMode));
  add("source", query.sources.map(filterLexeme.source));
  if (without !== "location") parts.push(...locationParts(location));

  const pay = without === "pay" ? null : payFilter(query);
  if (pay?.lexemes) parts.push(anyOf(pay.lexemes));

  const freshSince =
    query.postedWithin === null || without === "posted"
      ? null
      : new Date(+now - query.postedWithin * 86_400_000);
  if (freshSince) parts.push(anyOf(daysSince(freshSince, now)));
  return {
    lexemes: parts.length > 0 ? parts.join(" & ") : null,
    salaryAtLeast: pay?.atLeast ?? null,
    salaryAllowsNotStated: pay?.allowsNotStated ?? false,
    freshSince,
  };
}

/**
 * With a minimum, jobs that state enough; "not stated" chosen beside it lets those without pay in as well.
 * Without a minimum, what is chosen.
 */
function payFilter(query: SearchQuery) {
  const wantsNotStated = query.pay.includes("not-stated");
  const wantsStated = query.pay.includes("stated");
  if (query.salary > 0) {
    const step = payStepBelow(query.salary);
    const enough = step === null ? filterLexeme.pay(true) : filterLexeme.payAtLeast(step);
    const lexemes = wantsNotStated ? [enough, filterLexeme.pay(false)] : [enough];
    return { lexemes, atLeast: query.salary, allowsNotStated: wantsNotStated };
  }
  if (wantsStated === wantsNotStated) return null;
  return { lexemes: [filterLexeme.pay(wantsStated)], atLeast: null, allowsNotStated: false };
}

function daysSince(since: Date, now: Date): string[] {
  const lexemes = new Set<string>();
  const byDay = +now - +since <= 7 * 86_400_000;
  // A source's clock may be ahead of ours: tomorrow counts as today.
  for (let day = dayOf(since); day <= dayOf(now) + 1; day += 1) {
    lexemes.add(byDay ? filterLexeme.day(day) : filterLexeme.week(day));
  }
  return [...lexemes];
}

function locationParts(location: LocationFilter): string[] {
  const any: string[] = [];
  if (location.remote) any.push(quoted(filterLexeme.workMode("remote")));
  for (const key of location.areaKeys) any.push(quoted(filterLexeme.city(key)));
  for (const cityId of location.cityIds) any.push(quoted(filterLexeme.city(cityId)));
  for (const place of location.places) {
    const keys = placeKeys(place);
    if (place.kind === "city" && keys.city) any.push(quoted(filterLexeme.city(keys.city)));
    if (place.kind === "region" && keys.region) any.push(quoted(filterLexeme.region(keys.region)));
    if (place.kind === "country") any.push(quoted(filterLexeme.country(keys.country)));
  }
  for (const words of location.unknown) {
    const text = foldText(words).match(/[\p{L}\p{N}]+/gu) ?? [];
    if (text.length > 0) any.push(`(${text.map((word) => `${quoted(word)}:*D`).join(" & ")})`);
  }
  return any.length > 0 ? [`(${[...new Set(any)].join(" | ")})`] : [];
}
