import { noFilters, type SearchFilters } from "../filters/filters.ts";

/** "fit" is ordered in the browser, by the person's CV; the site answers it by relevance. */
export const sortOrders = ["relevance", "date", "fit"] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Options for the radius around a city, in kilometres. 0 is the city itself. */
export const radiusChoices = [0, 10, 25, 50, 100] as const;
export type Radius = (typeof radiusChoices)[number];
export const radiusLabels: Record<Radius, string> = {
  0: "In the city",
  10: "Within 10 km",
  25: "Within 25 km",
  50: "Within 50 km",
  100: "Within 100 km",
};

/** Jobs on a page. */
export const pageSize = 20;
/** Number of pages that can be opened: a thousand results. Beyond that, the page asks to narrow the search. */
export const lastPage = 50;

/**
 * One search, exactly as in its address. Every state of the jobs page has an address, so that it can be shared,
 * reloaded and bookmarked. The properties of its filters are in their files.
 */
export type SearchQuery = SearchFilters & {
  /** As typed, at most 200 characters: words, "phrases", -without. */
  keywords: string;
  /** As typed, at most 120 characters: "Denver, CO or remote". */
  location: string;
  radius: Radius;
  /** The name of the only company, in any spelling; empty for all. */
  company: string;
  sort: SortOrder;
  /** From 1. */
  page: number;
  /**
   * Time of the first page. Later pages ignore jobs that arrived since, so that nothing shifts. Null on the first page.
   */
  asOf: Date | null;
  /** True searches for these words only: without corrections, and without understanding occupations, pay and places. */
  verbatim: boolean;
  /** True lists the jobs that only mention the words instead of those that are what was asked for. */
  mentions: boolean;
  /** True also lists the jobs whose closing date is over, after all others. */
  closed: boolean;
};

export const emptySearch: SearchQuery = {
  ...noFilters,
  keywords: "",
  location: "",
  radius: 0,
  company: "",
  sort: "relevance",
  page: 1,
  asOf: null,
  verbatim: false,
  mentions: false,
  closed: false,
};

/** Applies a change and returns to the first page, without a fixed time. */
export function changed(query: SearchQuery, change: Partial<SearchQuery>): SearchQuery {
  return { ...query, page: 1, asOf: null, ...change };
}

/** Adds one value to a list, or removes it if it is in it. */
export function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}

/** Returns another page of the same result. It carries the time of the first page, so that nothing shifts. */
export function onPage(query: SearchQuery, page: number, asOf: Date): SearchQuery {
  return { ...query, page, asOf: page === 1 ? null : asOf };
}

/** Removes all filters and keeps words, place and order. */
export function withoutFilters(query: SearchQuery): SearchQuery {
  return changed(query, { ...noFilters, company: "" });
}
