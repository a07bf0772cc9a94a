import { pageSize } from "../query/search-query.ts";
import type { UnderstoodSearch } from "../query/understand-search.server.ts";
import type { Found } from "./find-corrected.server.ts";
import type { Matcher } from "./matcher.server.ts";

/** With fewer matches than this, jobs that match some of the words are looked for. */
const enoughMatches = 3;

/** Ids of jobs that match in part, the best first. */
export type LinkedMatches = {
  ids: number[];
  /** True if they match, but do not state the pay that was typed. */
  isPayUnstated: boolean;
};

/**
 * Finds the jobs that a short list links to: those that do not state the pay that was typed, or else those with some of the
 * words. They are not listed, since nine in ten were not what people wanted.
 */
export async function linkedMatches(matcher: Matcher, { search, matches }: Found): Promise<LinkedMatches> {
  const { query, ifPayUnstated } = search;
  if (ifPayUnstated && matches.listed < pageSize) {
    const unstated = await matcher.find({ ...search, query: { ...query, page: 1 }, filters: ifPayUnstated });
    if (unstated.ids.length > 0) return { ids: unstated.ids, isPayUnstated: true };
  }
  if (matches.listed >= enoughMatches || !mayMatchPartly(search)) return { ids: [], isPayUnstated: false };
  const find = (isSameOccupation: boolean) =>
    matcher.findPartly(search, { full: matches.listed, isSameOccupation });
  const same = search.company ? [] : await find(true);
  const linked = same.length > 0 ? same : await find(false);
  return { ids: linked.filter((id) => !matches.ids.includes(id)), isPayUnstated: false };
}

/** Checks whether jobs with some of the words may be what is wanted. */
function mayMatchPartly({ words, terms, isSentence, isAboutWork }: UnderstoodSearch): boolean {
  const hasOccupation = terms.some(({ occupations }) => occupations.length > 0);
  // A search with one meaning that is no occupation has no parts.
  const isWhole = terms.length === 1 && !hasOccupation;
  // Jobs that have some of the words of the work that was guessed from a wish say little.
  const isWish = terms.some(({ only }) => only === "A") || (isSentence && isAboutWork && !hasOccupation);
  return words !== null && !isWhole && !isWish;
}
