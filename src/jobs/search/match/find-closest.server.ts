import type { Gazetteer } from "../../../places/gazetteer.server.ts";
import type { Database } from "../../../platform/database/tables.ts";
import type { JobSummary } from "../../job-summary.ts";
import { readSummaries } from "./read-summaries.server.ts";
import type { Count } from "../filters/counts.ts";
import { readSearchAddress, writeSearchAddress } from "../query/search-address.ts";
import { changed, type SearchQuery } from "../query/search-query.ts";
import { wordsOfTerms } from "../query/term.ts";
import type { UnderstoodSearch } from "../query/understand-search.server.ts";
import { findMentions, minListed, type JobsWithLinks } from "./count-linked-jobs.server.ts";
import { findJobs } from "./find-jobs.server.ts";
import type { Matcher } from "./matcher.server.ts";
import type { RestrictiveFilter } from "./most-restrictive-filter.server.ts";

/**
 * The first jobs of another list, shown after a short one: those that match in part, those that mention the words, or
 * those that match without one filter.
 */
export type ClosestJobs = {
  list: "partial" | "mentions" | "without-filter";
  /** Number of jobs in the other list. */
  total: Count;
  jobs: JobSummary[];
  /** The address of the other list, without "?". */
  search: string;
};

/** Number of jobs that are shown of all other lists together. */
const maxShown = 10;

type ClosestTools = {
  gazetteer: Gazetteer;
  understand: (query: SearchQuery) => Promise<UnderstoodSearch>;
};

/** Finds the jobs to show after a short list. Returns none for other lists, and for pages after the first. */
export async function findClosest(
  db: Database,
  matcher: Matcher,
  found: JobsWithLinks,
  filter: RestrictiveFilter | null,
  { gazetteer, understand }: ClosestTools,
): Promise<ClosestJobs[]> {
  const { search, matches, partial, partialIds, mentioned } = found;
  const { query, typedQuery } = search;
  const isShort = matches.total.value < minListed && query.page === 1 && !query.mentions && !query.partial;
  if (!isShort) return [];
  const hasMentions = mentioned !== null && mentioned.value > 0;
  const limit = partial && hasMentions ? maxShown / 2 : maxShown;
  const read = (ids: readonly number[], { terms, cityIds, places }: UnderstoodSearch) =>
    readSummaries(db, ids.slice(0, limit), {
      words: [...new Set(wordsOfTerms(terms))],
      where: { cityIds: new Set(cityIds), places },
    });
  const addressOf = (change: Partial<SearchQuery>) =>
    writeSearchAddress(changed(typedQuery, change)).toString();

  const closest: ClosestJobs[] = [];
  if (hasMentions) {
    const mentions = await findMentions(matcher, found);
    closest.push({
      list: "mentions",
      total: mentioned,
      jobs: await read(mentions.matches.ids, search),
      search: addressOf({ mentions: true }),
    });
  }
  if (partial) {
    const shown = new Set(closest.flatMap(({ jobs }) => jobs.map(({ id }) => Number(id))));
    const others = partialIds.filter((id) => !shown.has(id));
    closest.push({
      list: "partial",
      total: partial,
      jobs: await read(others, search),
      search: addressOf({ partial: true }),
    });
  }
  if (closest.length === 0 && filter) {
    const { query: without } = readSearchAddress(new URLSearchParams(filter.search));
    const other = await findJobs(db, matcher, await understand(without), gazetteer);
    closest.push({
      list: "without-filter",
      total: other.matches.total,
      jobs: await read(other.matches.ids, other.search),
      search: filter.search,
    });
  }
  return closest.filter(({ jobs }) => jobs.length > 0);
}
