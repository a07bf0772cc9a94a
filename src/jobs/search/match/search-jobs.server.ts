import type { Database } from "../../../platform/database/tables.ts";
import { writeSearchAddress } from "../query/search-address.ts";
import { changed, type SearchQuery } from "../query/search-query.ts";
import { understandSearch, type UnderstandingTools } from "../query/understand-search.server.ts";
import { findJobs, type FoundJobs } from "./find-jobs.server.ts";
import { createKeptCounts } from "./kept-counts.ts";
import { countEverythingUpTo, matcherFor, type Counting, type Matcher } from "./matcher.server.ts";
import type { RestrictiveFilter } from "./most-restrictive-filter.server.ts";
import { idsOnPage, presentJobs } from "./present-jobs.server.ts";
import { readOverview } from "./read-overview.server.ts";
import type { SearchResult } from "./search-result.ts";

/** The time is that of the request. Pages after the first use the time of the first page for ranking. */
type SearchContext = Pick<UnderstandingTools, "now" | "gazetteer"> & Partial<Counting>;

/**
 * Answers one search: a page of jobs, the total, and the counts of the filters. It understands the search, finds its jobs,
 * and presents them. A search that finds nothing is understood in other ways.
 */
export async function searchJobs(
  db: Database,
  query: SearchQuery,
  { now, gazetteer, kept = createKeptCounts(), exactUpTo = countEverythingUpTo }: SearchContext,
): Promise<SearchResult> {
  const tools = { now, gazetteer };
  // These run in parallel because they are independent.
  const [overview, search] = await Promise.all([readOverview(db), understandSearch(db, query, tools)]);
  const matcher = matcherFor(db, overview, { kept, exactUpTo });
  const present = (found: FoundJobs) => presentJobs(db, matcher, found, overview.sourceLabels);

  const found = await findJobs(db, matcher, search, tools);
  if (isFound(found) || query.verbatim || query.partial) return present(found);
  const others: FoundJobs[] = [];
  const { otherReadings } = found.search;
  for (const reading of otherReadings) {
    // Jobs with some of the words are better than jobs with a word that was a place.
    if (reading === "relaxed" || (reading === "literal" && hasRows(found))) continue;
    const understood = await understandSearch(db, query, { ...tools, reading });
    const other = await findJobs(db, matcher, understood, { ...tools, reading });
    if (isFound(other)) return present(other);
    if (reading !== "literal") others.push(other);
  }
  const shown = await present([found, ...others].find(hasRows) ?? found);
  if (shown.mostRestrictiveFilter || !otherReadings.includes("relaxed")) return shown;
  return { ...shown, mostRestrictiveFilter: await withoutConditions(db, matcher, query, tools) };
}

const isFound = ({ matches, isOnlyMentioned }: FoundJobs): boolean =>
  matches.total.value > 0 && !isOnlyMentioned;

const hasRows = (found: FoundJobs): boolean => idsOnPage(found).length > 0;

/** Returns the search without conditions such as hours, which no filter has; null if it finds nothing, either. */
async function withoutConditions(
  db: Database,
  matcher: Matcher,
  query: SearchQuery,
  tools: UnderstandingTools,
): Promise<RestrictiveFilter | null> {
  const relaxed = await understandSearch(db, query, { ...tools, reading: "relaxed" });
  const { total } = await matcher.find(relaxed);
  if (total.value === 0) return null;
  const search = writeSearchAddress(changed(relaxed.query, {})).toString();
  return { label: "your conditions", count: total, search };
}
