import type { SearchQuery } from "./search-query.ts";

/** Filters that hold several values. */
export type ManyFilter = "types" | "levels" | "workModes" | "pay" | "sources";

/** Applies a change and returns to the first page, without a fixed time. */
export function changed(query: SearchQuery, change: Partial<SearchQuery>): SearchQuery {
  return { ...query, page: 1, asOf: null, ...change };
}

/** Adds one value of a filter, or removes it if it is chosen. */
export function toggled<Name extends ManyFilter>(
  query: SearchQuery,
  name: Name,
  value: SearchQuery[Name][number],
): SearchQuery {
  const values: readonly string[] = query[name];
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return changed(query, { [name]: next });
}

/** Returns another page of the same result. It carries the time of the first page, so that nothing shifts. */
export function onPage(query: SearchQuery, page: number, asOf: Date): SearchQuery {
  return { ...query, page, asOf: page === 1 ? null : asOf };
}

/** Removes all filters and keeps words, place and order. */
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
