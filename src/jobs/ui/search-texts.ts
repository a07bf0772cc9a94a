import type { Count } from "../search/filters/counts.ts";
import { filterChips, filters, isChosen } from "../search/filters/filters.ts";
import type { SearchResult } from "../search/match/search-result.ts";
import { changed, radiusLabels, type SearchQuery } from "../search/query/search-query.ts";

/** Names a search in one line: "analyst at Northbeck in Denver, CO"; "All jobs" without words, company and place. */
export function searchTitle({
  keywords,
  location,
  company = "",
}: Pick<SearchQuery, "keywords" | "location"> & Partial<Pick<SearchQuery, "company">>): string {
  const where = [company && `at ${company}`, location && `in ${location}`].filter(Boolean).join(" ");
  if (keywords) return [keywords, where].filter(Boolean).join(" ");
  return where ? `Jobs ${where}` : "All jobs";
}

/** "1,013 jobs found", "1 job found", "10,000+ jobs found". */
export function jobsFoundText(total: Count): string {
  return `${jobsText(total)} found`;
}

/** "1,013 jobs", "1 job", "10,000+ jobs". */
export function jobsText(total: Count): string {
  return `${countInText(total)} ${total.value === 1 ? "job" : "jobs"}`;
}

/** Formats a number as "1,013", the same in every browser and on every server. */
export function groupedNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** Formats a count: "1,013", or "10,000+" if there are more. */
export function countInText({ value, exact }: Count): string {
  return `${groupedNumber(value)}${exact ? "" : "+"}`;
}

/** An active filter, and the search without it. */
export type ActiveFilter = { label: string; without: SearchQuery };

/** Lists the active filters in the order of the panel. `sourceLabel` gives "Greenhouse" for "greenhouse". */
export function activeFilters(query: SearchQuery, sourceLabel: (name: string) => string): ActiveFilter[] {
  const chips = filterChips(query, sourceLabel).map(({ label, without }) => ({
    label,
    without: changed(query, without),
  }));
  if (query.company)
    chips.unshift({ label: `At ${query.company}`, without: changed(query, { company: "" }) });
  if (query.radius === 0) return chips;
  return [...chips, { label: radiusLabels[query.radius], without: changed(query, { radius: 0 }) }];
}

/** Lists what the words and the place were understood as, each with the search without it. */
export function understoodFilters(
  query: SearchQuery,
  { understood, location }: Pick<SearchResult, "understood" | "location">,
): ActiveFilter[] {
  const places = location.labels.join(" or ");
  const parts = location.remote ? [places, places === "" ? "Remote" : "remote"] : [places];
  const place = parts.filter((part) => part !== "").join(location.isBoth ? ", " : " or ");
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
  return query.company !== "" || filters.some((filter) => isChosen(filter, query));
}

/** Returns true if anything narrows the list. */
export function isNarrowed(query: SearchQuery): boolean {
  return query.keywords !== "" || query.location !== "" || hasFilters(query);
}
