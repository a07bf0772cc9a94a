import type { Gazetteer } from "../../../places/gazetteer.server.ts";
import type { Database } from "../../../platform/database/tables.ts";
import type { Count } from "../filters/counts.ts";
import { searchForMentions, type UnderstoodSearch } from "../query/understand-search.server.ts";
import { findCorrected, type CorrectedMatches } from "./find-corrected.server.ts";
import type { Matcher } from "./matcher.server.ts";
import { linkedPartialMatches, matchesWithoutStatedPay } from "./linked-matches.server.ts";

/** Everything that was found for a search. */
export type FoundJobs = CorrectedMatches & {
  /** Ids of all partial matches, if these were asked for; otherwise null. */
  partialIds: number[] | null;
  /** Jobs that match in part, which are linked to; null if there are none. */
  partial: Count | null;
  /** True if these match, but do not state the pay that was typed. */
  isPayUnstated: boolean;
  /** Jobs that a list by date leaves out because they match less than the best; null if there are none. */
  leftOutByDate: Count | null;
  /** Jobs that match less closely or only mention the words, which are linked to; null for a search without words. */
  mentioned: Count | null;
};

const nothingLinked = {
  partialIds: null,
  partial: null,
  isPayUnstated: false,
  leftOutByDate: null,
  mentioned: null,
};

/** Finds the jobs that a search asks for, or those that only mention its words, if the query is for these. */
export async function findJobs(
  db: Database,
  matcher: Matcher,
  understood: UnderstoodSearch,
  gazetteer: Gazetteer,
): Promise<CorrectedMatches> {
  const found = await findCorrected(db, matcher, understood, gazetteer);
  if (!found.search.query.mentions || !found.search.words) return found;
  const mentions = searchForMentions(found.search);
  return { ...found, search: mentions, matches: await matcher.find(mentions) };
}

/** Counts the jobs that a list links to: those that match partly, and those that only mention the words. */
export async function countLinkedJobs(matcher: Matcher, found: CorrectedMatches): Promise<FoundJobs> {
  const { search } = found;
  const { query } = search;
  if (query.mentions && search.words) return { ...found, ...nothingLinked };
  const unstated = await matchesWithoutStatedPay(matcher, found);
  if (query.partial && unstated) return { ...found, ...nothingLinked, ...unstated, isPayUnstated: true };
  const ids = unstated ? [] : await linkedPartialMatches(matcher, found);
  if (query.partial) return { ...found, ...nothingLinked, partialIds: ids };
  return {
    ...found,
    partialIds: null,
    partial: unstated?.matches.total ?? (ids.length > 0 ? { value: ids.length, exact: true } : null),
    isPayUnstated: unstated !== null,
    leftOutByDate: await matcher.countLeftOut(search, found.matches.total),
    mentioned: search.words ? await matcher.countMentions(search, found.matches.total.value) : null,
  };
}
