import type { Count } from "../filters/counts.ts";
import { pageSize } from "../query/search-query.ts";
import type { UnderstoodSearch } from "../query/understand-search.server.ts";
import type { FoundJobs } from "./find-jobs.server.ts";
import type { Matcher } from "./matcher.server.ts";

/** The jobs of a list, and how many other jobs it links to. */
export type JobsWithLinks = FoundJobs & {
  /** Ids of all partial matches, the best first. Only the first page of them if `isPayUnstated`. */
  partialIds: readonly number[];
  /** Number of partial matches; null if there are none. */
  partial: Count | null;
  /** True if the partial matches have all the words, but do not state the pay that was typed. */
  isPayUnstated: boolean;
  /** Number of jobs that a list by date leaves out because they match less than the best; null if there are none. */
  leftOutByDate: Count | null;
  /** Number of jobs that match less closely or only mention the words; null for a search without words. */
  mentioned: Count | null;
};

const nothingLinked = {
  partialIds: [],
  partial: null,
  isPayUnstated: false,
  leftOutByDate: null,
  mentioned: null,
};

/** Checks for a list that may leave out weaker matches: jobs that only mention the words, or that a stricter form leaves out. */
const hasWeakerMatches = ({ words, required, baseRequired }: UnderstoodSearch): boolean =>
  words !== null || required !== baseRequired;

/** Returns the search for the jobs that only mention the words, and for those that a stricter form leaves out. */
function searchForMentions(search: UnderstoodSearch): UnderstoodSearch {
  const { words, mentionLexemes, required, baseRequired, minScore } = search;
  const isBaseList = required === baseRequired && !minScore;
  return {
    ...search,
    required: mentionLexemes,
    minScore: null,
    alternative: isBaseList || !words ? null : baseRequired,
    excludedList: { required, minScore },
  };
}

/** Finds the jobs that a list links to as mentions, or returns the list if it has none. */
export async function findMentions(matcher: Matcher, found: FoundJobs): Promise<JobsWithLinks> {
  if (!hasWeakerMatches(found.search)) return countLinkedJobs(matcher, found);
  const search = searchForMentions(found.search);
  return { ...found, ...nothingLinked, search, matches: await matcher.find(search) };
}

/** A list with fewer jobs than this is short. Jobs that match some of the words are looked for, too. */
export const minListed = 3;

/** Counts the jobs that a list links to: those that match partly, and those that only mention the words. */
export async function countLinkedJobs(matcher: Matcher, found: FoundJobs): Promise<JobsWithLinks> {
  const { search } = found;
  const { query } = search;
  const unstated = await findWithoutStatedPay(matcher, found);
  if (query.partial && unstated) return { ...found, ...nothingLinked, ...unstated, isPayUnstated: true };
  const ids = unstated ? [] : await findPartialIds(matcher, found);
  if (query.partial) return { ...found, ...nothingLinked, partialIds: ids };
  return {
    ...found,
    partialIds: unstated?.matches.ids ?? ids,
    partial: unstated?.matches.total ?? (ids.length > 0 ? { value: ids.length, exact: true } : null),
    isPayUnstated: unstated !== null,
    leftOutByDate: await matcher.countLeftOut(search, found.matches.total),
    mentioned: hasWeakerMatches(search)
      ? await matcher.countMentions(search, found.matches.total.value)
      : null,
  };
}

/**
 * Finds the jobs that match, but do not state the pay that was typed. Null if there are none, if no pay was typed, or if the
 * first page is full without them.
 */
async function findWithoutStatedPay(
  matcher: Matcher,
  { search, matches }: FoundJobs,
): Promise<Pick<FoundJobs, "search" | "matches"> | null> {
  if (!search.ifPayUnstated || matches.listed >= pageSize) return null;
  const payless = { ...search, filters: search.ifPayUnstated };
  const unstated = await matcher.find(payless);
  return unstated.total.value > 0 ? { search: payless, matches: unstated } : null;
}

/**
 * Finds the ids of the jobs with some of the words that a short list links to, the best first. They are not listed, since
 * nine in ten were not what people wanted.
 */
async function findPartialIds(matcher: Matcher, { search, matches }: FoundJobs): Promise<number[]> {
  if (matches.listed >= minListed || !hasUsefulPartialMatches(search)) return [];
  const find = (isSameOccupation: boolean) =>
    matcher.findPartial(search, { fullMatches: matches.listed, isSameOccupation });
  const same = search.company ? [] : await find(true);
  const linked = same.length > 0 ? same : await find(false);
  return linked.filter((id) => !matches.ids.includes(id));
}

/** Checks whether people may want jobs with some of the words. */
function hasUsefulPartialMatches({ words, terms, area, isSentence, isAboutWork }: UnderstoodSearch): boolean {
  // The jobs outside the countries of a language are mentions.
  if (area) return false;
  const hasOccupation = terms.some(({ occupations }) => occupations.length > 0);
  // A search with one meaning that is no occupation has no parts.
  const isWhole = terms.length === 1 && !hasOccupation;
  // Jobs that have some of the words of the work that was guessed from a wish say little.
  const isWish =
    terms.some(({ searchedFields }) => searchedFields === "A") ||
    (isSentence && isAboutWork && !hasOccupation);
  return words !== null && !isWhole && !isWish;
}
