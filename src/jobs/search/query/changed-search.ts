import type { SearchQuery } from "./search-query.ts";

/** Filters that hold several values. */
export type ManyFilter = "types" | "levels" | "workModes" | "pay" | "sources";

/** Every change of a search starts again at its first page, of this moment. */
export function changed(query: SearchQuery, change: Partial<SearchQuery>): SearchQuery {
  return { ...query, page: 1, asOf: null, ...change };
}

/** The search with one value of a filter added, or taken away when it was there. */
export function toggled<Name extends ManyFilter>(
  query: SearchQuery,
  name: Name,
  value: SearchQuery[Name][number],
): SearchQuery {
  const values: readonly string[] = query[name];
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return changed(query, { [name]: next });
}

/** Another page of the same result: it keeps the moment of the first page, so that nothing shifts. */
export function onPage(query: SearchQuery, page: number, asOf: Date): SearchQuery {
  return { ...query, page, asOf: page === 1 ? null : asOf };
}

/** The same words, place and order, without any filter. */
export function withoutFilters(query: SearchQuery): SearchQuery {
  return changed(query, {
    types: [],
    levels: [],
    workModes: [],
    salary: 0,
    pay: [],
    postedWithin: null,
    sources: [],
  });
}
