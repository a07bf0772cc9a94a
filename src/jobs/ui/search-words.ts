import type { Count } from "../search/filters/facets.ts";
import { changed, toggled, withoutFilters } from "../search/query/changed-search.ts";
import { emptySearch, type SearchQuery } from "../search/query/search-query.ts";
import { levelLabels, modeLabels, payLabels, postedLabels, radiusLabels, typeLabels } from "./labels.ts";

/** Names a search in one line: "analyst in Denver, CO"; "All jobs" without words and place. */
export function searchWords(query: Pick<SearchQuery, "keywords" | "location">): string {
  if (query.keywords && query.location) return `${query.keywords} in ${query.location}`;
  if (query.keywords) return query.keywords;
  return query.location ? `Jobs in ${query.location}` : "All jobs";
}

/** "1,013 jobs found", "1 job found", "About 81,000 jobs found". */
export function countWords(total: Count): string {
  const number = groupedNumber(total.value);
  const jobs = total.value === 1 ? "job" : "jobs";
  return total.exact ? `${number} ${jobs} found` : `About ${number} ${jobs} found`;
}

/** Formats a number as "1,013", the same in every browser and on every server. */
export function groupedNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
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
  const filters: ActiveFilter[] = [];
  const add = (label: string, without: SearchQuery): void => void filters.push({ label, without });
  for (const type of query.types) add(typeLabels[type], toggled(query, "types", type));
  for (const level of query.levels) add(levelLabels[level], toggled(query, "levels", level));
  for (const mode of query.workModes) add(modeLabels[mode], toggled(query, "workModes", mode));
  if (query.salary > 0) add(`$${query.salary}K and up`, changed(query, { salary: 0 }));
  for (const pay of query.pay) add(payLabels[pay], toggled(query, "pay", pay));
  if (query.postedWithin) {
    add(`Last ${postedLabels[query.postedWithin]}`, changed(query, { postedWithin: null }));
  }
  for (const source of query.sources) add(sourceLabel(source), toggled(query, "sources", source));
  if (query.radius > 0) add(radiusLabels[query.radius], changed(query, { radius: 0 }));
  return filters;
}

/** Returns true if any control of the filter panel is set. */
export function hasFilters(query: SearchQuery): boolean {
  const bare = withoutFilters(query);
  return (
    query.salary !== bare.salary ||
    query.postedWithin !== null ||
    [query.types, query.levels, query.workModes, query.pay, query.sources].some((values) => values.length > 0)
  );
}

/** Returns true if anything narrows the list. */
export function isNarrowed(query: SearchQuery): boolean {
  return (
    query.keywords !== emptySearch.keywords || query.location !== emptySearch.location || hasFilters(query)
  );
}
