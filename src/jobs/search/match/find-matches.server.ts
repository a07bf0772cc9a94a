import type { UnderstoodSearch } from "../query/understand-search.server.ts";
import type { Matcher, Matches } from "./matcher.server.ts";

type SearchMatches = { search: UnderstoodSearch; matches: Matches };

/**
 * Finds the matches of a search: the jobs that fit best, if there are enough of them. The others are counted as jobs that
 * mention the words.
 */
export async function findMatches(matcher: Matcher, search: UnderstoodSearch): Promise<SearchMatches> {
  const forms = search.stricter.map(({ required, minMatches, countries = [], isForCompany = true }) => ({
    limit: minMatches,
    search: { ...search, required, countries, company: isForCompany ? search.company : null },
  }));
  const find = async (one: UnderstoodSearch) => {
    const limited = { ...one, minScore: await matcher.minScore(one) };
    return { search: limited, matches: await matcher.find(limited) };
  };
  const [first, ...others] = forms;
  // Without filters, the first form usually has enough jobs. With filters, one count of all forms is faster. A list by date
  // leaves out some jobs of its form, so its total does not say whether the form has enough.
  const countsAll = search.filters.all.lexemes.length > 0 || search.query.sort === "date";
  if (first && !countsAll) {
    const found = await find(first.search);
    if (found.matches.total.value >= first.limit) return found;
  }
  const left = countsAll ? forms : others;
  const counts = left.length > 0 ? await matcher.countUpTo(left) : [];
  const best = left.find(({ limit }, at) => (counts[at] ?? 0) >= limit);
  return find(best?.search ?? search);
}
