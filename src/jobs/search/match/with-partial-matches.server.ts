import { pageSize } from "../query/search-query.ts";
import type { Found } from "./find-corrected.server.ts";
import type { Matcher } from "./matcher.server.ts";

/** With fewer full matches than this, jobs that match some of the words are appended. */
const enoughMatches = pageSize;
/** The same for a search that is the name of one occupation, whose words say less when they are apart. */
const enoughOfName = 5;

/** Returns the full matches followed by partial ones when there are few full matches; null when there are enough. */
export async function withPartialMatches(
  matcher: Matcher,
  { search, matches }: Found,
): Promise<number[] | null> {
  const { query, words, terms, ifPayUnstated } = search;
  const isName = terms.length === 1;
  const isOneWord =
    isName && (terms[0]?.isPhrase || (terms[0]?.words.length === 1 && terms[0].occupations.length === 0));
  const enough = isName ? enoughOfName : enoughMatches;
  // By date, partial matches are listed only if there is nothing else.
  const isByDate = query.sort === "date";
  const isEnough = isByDate || search.company ? matches.listed > 0 : matches.listed >= enough;
  // Jobs that have some of the words of the work that was guessed from a wish say little.
  const isWish = terms.some(({ only }) => only === "A");
  if (!words || (isOneWord && !ifPayUnstated) || isEnough || isWish) return null;
  if (isByDate && search.company) return null;
  const first = { ...search, query: { ...query, page: 1 } };
  const full = query.page === 1 ? matches : await matcher.find(first);
  const unstated = ifPayUnstated && (await matcher.find({ ...first, filters: ifPayUnstated })).ids;
  const found = [...full.ids, ...(unstated ?? [])];
  const isListed = isByDate ? found.length > 0 : unstated !== null && found.length >= enough;
  const partial = isListed ? [] : await matcher.findPartly(search, matches.listed);
  return [...new Set([...found, ...partial])];
}
