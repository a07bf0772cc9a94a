import { pageSize } from "../query/search-query.ts";
import type { UnderstoodSearch } from "../query/understand-search.server.ts";
import type { CorrectedMatches } from "./find-corrected.server.ts";
import type { Matcher } from "./matcher.server.ts";

/** With fewer matches than this, jobs that match some of the words are looked for. */
const minMatches = 3;

/**
 * Finds the jobs that match, but do not state the pay that was typed. Null if there are none, if no pay was typed, or if the
 * first page is full without them.
 */
export async function matchesWithoutStatedPay(
  matcher: Matcher,
  { search, matches }: CorrectedMatches,
): Promise<Pick<CorrectedMatches, "search" | "matches"> | null> {
  if (!search.ifPayUnstated || matches.listed >= pageSize) return null;
  const payless = { ...search, filters: search.ifPayUnstated };
  const unstated = await matcher.find(payless);
  return unstated.total.value > 0 ? { search: payless, matches: unstated } : null;
}

/**
 * Finds the ids of the jobs with some of the words that a short list links to, the best first. They are not listed, since
 * nine in ten were not what people wanted.
 */
export async function linkedPartialMatches(
  matcher: Matcher,
  { search, matches }: CorrectedMatches,
): Promise<number[]> {
  if (matches.listed >= minMatches || !hasUsefulPartialMatches(search)) return [];
  const find = (isSameOccupation: boolean) =>
    matcher.findPartial(search, { fullMatches: matches.listed, isSameOccupation });
  const same = search.company ? [] : await find(true);
  const linked = same.length > 0 ? same : await find(false);
  return linked.filter((id) => !matches.ids.includes(id));
}

/** Checks whether people may want jobs with some of the words. */
function hasUsefulPartialMatches({ words, terms, isSentence, isAboutWork }: UnderstoodSearch): boolean {
  const hasOccupation = terms.some(({ occupations }) => occupations.length > 0);
  // A search with one meaning that is no occupation has no parts.
  const isWhole = terms.length === 1 && !hasOccupation;
  // Jobs that have some of the words of the work that was guessed from a wish say little.
  const isWish = terms.some(({ onlyIn }) => onlyIn === "A") || (isSentence && isAboutWork && !hasOccupation);
  return words !== null && !isWhole && !isWish;
}
