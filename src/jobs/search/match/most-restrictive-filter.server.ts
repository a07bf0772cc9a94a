import type { Database } from "../../../platform/database/tables.ts";
import type { Count } from "../filters/counts.ts";
import { filters, isChosen, noneOf } from "../filters/filters.ts";
import { writeSearchAddress } from "../query/search-address.ts";
import { changed, type SearchQuery } from "../query/search-query.ts";
import type { UnderstoodSearch } from "../query/understand-search.server.ts";
import { scopeOf } from "./candidates.server.ts";
import { countEach } from "./find-matches.server.ts";

/** A filter, how many jobs match without it, and the address of the search without it. */
export type RestrictiveFilter = { label: string; count: Count; search: string };

/** When nothing matches, returns the one condition whose removal would bring the most jobs; null when no single one helps. */
export async function mostRestrictiveFilter(
  db: Database,
  search: UnderstoodSearch,
): Promise<RestrictiveFilter | null> {
  const { query, typedQuery } = search;
  const { facts } = search.typedConditions.filters;
  // The typed query also has the conditions among its words. It cannot be used if the removed one is among them.
  const without = (none: Partial<SearchQuery>, isTypedAsWords: boolean) =>
    changed(isTypedAsWords ? query : typedQuery, none);
  const inUse = [
    ...filters
      .filter((filter) => isChosen(filter, query))
      .map((filter) => ({
        key: filter.key,
        label: filter.label,
        rest: without(noneOf(filter), !isChosen(filter, typedQuery)),
      })),
    ...(query.location === ""
      ? []
      : [
          {
            key: "location" as const,
            label: "Location",
            rest: without({ location: "", radius: 0 }, typedQuery.location === ""),
          },
        ]),
    ...(facts.length === 0
      ? []
      : [
          {
            key: "facts" as const,
            label: facts.map((fact) => `“${fact.label}”`).join(" and "),
            rest: changed(query, {}),
          },
        ]),
  ];
  if (inUse.length === 0) return null;
  const counts = await countEach(
    db,
    inUse.map(({ key }) => scopeOf(search, search.filters.without(key))),
  );
  const [best] = inUse
    .map((one, at) => ({ ...one, count: counts[at] }))
    .sort((a, b) => (b.count?.value ?? 0) - (a.count?.value ?? 0));
  if (!best?.count || best.count.value === 0) return null;
  return { label: best.label, count: best.count, search: writeSearchAddress(best.rest).toString() };
}
