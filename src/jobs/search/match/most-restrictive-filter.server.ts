import type { Count } from "../filters/counts.ts";
import { filters, isChosen, noneOf } from "../filters/filters.ts";
import { writeSearchAddress } from "../query/search-address.ts";
import { changed, type SearchQuery } from "../query/search-query.ts";
import type { UnderstoodSearch } from "../query/understand-search.server.ts";
import { countMatches } from "./find-jobs.server.ts";
import type { Matcher } from "./matcher.server.ts";

/** A filter, how many jobs match without it, and the address of the search without it. */
export type RestrictiveFilter = { label: string; count: Count; search: string };

const location = { key: "location", label: "Location", none: { location: "", radius: 0 } } as const;

/**
 * When nothing matches, returns the one filter whose removal would bring the most jobs; null when no single one helps.
 * Conditions that no filter has, such as hours, are removed first.
 *
 * @param understand understands the search without the filter. Its list may leave out weaker matches.
 */
export async function mostRestrictiveFilter(
  matcher: Matcher,
  search: UnderstoodSearch,
  understand: (query: SearchQuery) => Promise<UnderstoodSearch>,
): Promise<RestrictiveFilter | null> {
  const { query, typedQuery } = search;
  const { facts } = search.typedConditions.filters;
  if (facts.length > 0) {
    const label = facts.map((fact) => `“${fact.label}”`).join(" and ");
    const rest = await withoutConditions(matcher, await understand(query), label);
    if (rest) return rest;
  }
  const inUse = [
    ...filters
      .filter((filter) => isChosen(filter, query))
      .map((filter) => ({
        key: filter.key,
        label: filter.label,
        none: noneOf(filter),
        isTypedAsWords: !isChosen(filter, typedQuery),
      })),
    ...(query.location === "" ? [] : [{ ...location, isTypedAsWords: typedQuery.location === "" }]),
  ];
  if (inUse.length === 0) return null;
  const others = inUse.map(({ key }) => search.filters.without(key));
  const counts = await matcher.countEach(search, others);
  const best = inUse
    .map((filter, at) => ({ ...filter, count: counts[at] }))
    .sort((a, b) => (b.count?.value ?? 0) - (a.count?.value ?? 0))[0];
  if (!best?.count || best.count.value === 0) return null;
  // The typed query also has the conditions among its words, such as pay. It cannot be used if the filter is one of them.
  const without = changed(best.isTypedAsWords ? query : typedQuery, best.none);
  const count = await countMatches(matcher, await understand(without));
  if (count.value === 0) return null;
  return { label: best.label, count, search: writeSearchAddress(without).toString() };
}

/**
 * Describes a search without the conditions that no filter has, such as hours; null if it finds nothing, either.
 *
 * @param rest the search without these conditions.
 * @param label the conditions in words.
 */
export async function withoutConditions(
  matcher: Matcher,
  rest: UnderstoodSearch,
  label = "your conditions",
): Promise<RestrictiveFilter | null> {
  const count = await countMatches(matcher, rest);
  if (count.value === 0) return null;
  const search = writeSearchAddress(changed(rest.query, {})).toString();
  return { label, count, search };
}
