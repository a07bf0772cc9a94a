import type { Count } from "../search/filters/counts.ts";
import { filterChips, filters, isChosen } from "../search/filters/filters.ts";
import type { SearchResult } from "../search/match/search-result.ts";
import { changed, radiusLabels, type SearchQuery } from "../search/query/search-query.ts";

/** Names a search in one line: "analyst in Denver, CO"; "All jobs" without words and place. */
export function searchTitle(query: Pick<SearchQuery, "keywords" | "location">): string {
  if (query.keywords && query.location) return `${query.keywords} in ${query.location}`;
  if (query.keywords) return query.keywords;
  return query.location ? `Jobs in ${query.location}` : "All jobs";
}

/** "1,013 jobs found", "1 job found", "About 81,000 jobs found". */
export function jobsFoundText(total: Count): string {
  return `${jobsText(total, "About")} found`;
}

/** "1,013 jobs", "1 job", "about 81,000 jobs". */
export function jobsText(total: Count, about: "about" | "About" = "about"): string {
  return `${countInText(total, about)} ${total.value === 1 ? "job" : "jobs"}`;
}

/** Formats a number as "1,013", the same in every browser and on every server. */
export function groupedNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** Formats a count within a text: "1,013", or "about 81,000" for an estimate. */
export function countInText({ value, exact }: Count, about: "about" | "About"): string {
  return exact ? groupedNumber(value) : `${about} ${groupedNumber(value)}`;
}

/** Formats a count for a chip: "812". Estimates are short, so that they do not look exact: "81K", "about 140". */
export function countOnChip(count: Count | undefined): string | undefined {
  if (!count) return undefined;
  if (count.exact) return groupedNumber(count.value);
  if (count.value < 1000) return `about ${count.value}`;
  const [size, unit] = count.value < 1_000_000 ? [1000, "K"] : [1_000_000, "M"];
  const times = count.value / size;
  return `${times < 10 ? Math.round(times * 10) / 10 : Math.round(times)}${unit}`;
}

/** An active filter, and the search without it. */
export type ActiveFilter = { label: string; without: SearchQuery };

/** Lists the active filters in the order of the panel. `sourceLabel` gives "Greenhouse" for "greenhouse". */
export function activeFilters(query: SearchQuery, sourceLabel: (name: string) => string): ActiveFilter[] {
  const chips = filterChips(query, sourceLabel).map(({ label, without }) => ({
    label,
    without: changed(query, without),
  }));
  if (query.radius === 0) return chips;
  return [...chips, { label: radiusLabels[query.radius], without: changed(query, { radius: 0 }) }];
}

/** Lists what the words and the place were understood as, each with the search without it. */
export function understoodFilters(
  query: SearchQuery,
  { understood, location }: Pick<SearchResult, "understood" | "location">,
): ActiveFilter[] {
  const place = location.labels.join(" or ");
  const ofPlace =
    query.location === "" || place === ""
      ? []
      : [{ label: place, without: changed(query, { location: "", radius: 0 }) }];
  // What cannot be removed alone leads to the search that takes its words as they are.
  const ofWords = understood.map(({ text, without }) => ({
    label: text,
    without: changed(query, without === null ? { verbatim: true } : { keywords: without }),
  }));
  return [...ofWords, ...ofPlace];
}

/** Returns true if any filter is set. */
export function hasFilters(query: SearchQuery): boolean {
  return filters.some((filter) => isChosen(filter, query));
}

/** Returns true if anything narrows the list. */
export function isNarrowed(query: SearchQuery): boolean {
  return query.keywords !== "" || query.location !== "" || hasFilters(query);
}
