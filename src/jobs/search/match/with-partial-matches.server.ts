import { pageSize } from "../query/search-query.ts";
import type { UnderstoodSearch } from "../query/understand-search.server.ts";
import type { Found } from "./find-corrected.server.ts";
import type { Matcher } from "./matcher.server.ts";

/** With fewer full matches than this, jobs that match some of the words are looked for. */
const enoughMatches = 3;

export type PartialMatches = {
  /** Full matches followed by partial ones; null when no partial ones are listed. */
  all: number[] | null;
  /** Partial matches that are not listed but linked to, the best first. */
  linked: number[];
};

const none: PartialMatches = { all: null, linked: [] };

/**
 * Finds partial matches when there are few full ones. They are listed after the full ones only if they are of the
 * occupation that was asked for, or do not state their pay. Of the others, nine in ten were not what people wanted.
 */
export async function withPartialMatches(
  matcher: Matcher,
  { search, matches }: Found,
): Promise<PartialMatches> {
  const { query, company, ifPayUnstated } = search;
  // Jobs that do not state their pay fill the page.
  const enough = ifPayUnstated ? pageSize : enoughMatches;
  // By date, partial matches are listed only if there is nothing else.
  const isByDate = query.sort === "date";
  const isEnough = isByDate || company ? matches.listed > 0 : matches.listed >= enough;
  if (isEnough || !mayMatchPartly(search) || (isByDate && company)) return none;
  const first = { ...search, query: { ...query, page: 1 } };
  const full = query.page === 1 ? matches : await matcher.find(first);
  const unstated = ifPayUnstated && (await matcher.find({ ...first, filters: ifPayUnstated })).ids;
  const found = [...full.ids, ...(unstated ?? [])];
  const isListed = isByDate ? found.length > 0 : unstated !== null && found.length >= enough;
  if (isListed) return { all: [...new Set(found)], linked: [] };
  const find = (isSameOccupation: boolean) =>
    matcher.findPartly(search, { full: matches.listed, isSameOccupation });
  const same = company ? [] : await find(true);
  const others = same.length > 0 ? [] : await find(false);
  const all = [...new Set([...found, ...same])];
  return { all, linked: others.filter((id) => !all.includes(id)) };
}

/** Checks whether jobs with some of the words may be what is wanted. */
function mayMatchPartly({ words, terms, isSentence, isAboutWork, ifPayUnstated }: UnderstoodSearch): boolean {
  const hasOccupation = terms.some(({ occupations }) => occupations.length > 0);
  // A search with one meaning that is no occupation has no parts.
  const isWhole = terms.length === 1 && !hasOccupation;
  // Jobs that have some of the words of the work that was guessed from a wish say little.
  const isWish = terms.some(({ only }) => only === "A") || (isSentence && isAboutWork && !hasOccupation);
  return words !== null && (!isWhole || ifPayUnstated !== null) && !isWish;
}
