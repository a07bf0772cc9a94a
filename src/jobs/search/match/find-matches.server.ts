import type { UnderstoodSearch } from "../query/understand-search.server.ts";
import type { Matcher, Matches } from "./matcher.server.ts";

/** With as many jobs that fit best, a list by date has only those. */
export const enoughByDate = 5;
/** The same for a sentence, whose words say less each. */
const enoughOfSentence = 3;

/**
 * Finds the matches of a search. Lists by date cannot rank weak matches last, so they have only the jobs that fit best, if
 * there are enough of them. The others are then counted as jobs that mention the words.
 */
export async function findMatches(
  matcher: Matcher,
  search: UnderstoodSearch,
): Promise<{ search: UnderstoodSearch; matches: Matches }> {
  const enough = search.query.sort === "date" ? enoughByDate : search.isSentence ? enoughOfSentence : null;
  if (enough !== null) {
    for (const required of search.stricter) {
      const strict = { ...search, required };
      const matches = await matcher.find(strict);
      if (matches.total.value >= enough) return { search: strict, matches };
    }
  }
  return { search, matches: await matcher.find(search) };
}
