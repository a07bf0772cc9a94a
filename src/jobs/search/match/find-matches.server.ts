import type { UnderstoodSearch } from "../query/understand-search.server.ts";
import type { Matcher, Matches } from "./matcher.server.ts";

/**
 * Finds the matches of a search: the jobs that fit best, if there are enough of them. The others are counted as jobs that
 * mention the words.
 */
export async function findMatches(
  matcher: Matcher,
  search: UnderstoodSearch,
): Promise<{ search: UnderstoodSearch; matches: Matches }> {
  for (const { required, enough, countries = [] } of search.stricter) {
    const strict = { ...search, required, countries };
    const matches = await matcher.find(strict);
    if (matches.total.value >= enough) return { search: strict, matches };
  }
  return { search, matches: await matcher.find(search) };
}
