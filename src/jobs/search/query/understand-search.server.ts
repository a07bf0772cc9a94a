import type { Gazetteer } from "../../../places/gazetteer.server.ts";
import { understandLocation } from "../../../places/understand-location.ts";
import type { Database } from "../../../platform/database/tables.ts";
import { citiesWithJobs } from "./cities-with-jobs.server.ts";
import { groupTerms, type Term } from "./group-terms.ts";
import type { LocationFilter } from "./location-filter.ts";
import { lookUpWords, type KnownWord } from "./look-up-words.server.ts";
import { parseKeywords } from "./parse-keywords.ts";
import type { SearchQuery } from "./search-query.ts";
import { withoutQuery, wordQuery, type WordQuery } from "./word-query.ts";

/** The parsed form of a search. */
export type UnderstoodSearch = {
  terms: Term[];
  known: ReadonlyMap<string, KnownWord>;
  /** Null when no word is required. */
  words: WordQuery | null;
  /** Query for jobs without the excluded words, when no word is required. */
  without: string | null;
  location: LocationFilter & { labels: string[] };
};

/** Parses the keyword and location fields with the help of the dictionary and the gazetteer. */
export async function understandSearch(
  db: Database,
  query: Pick<SearchQuery, "keywords" | "location" | "radius">,
  gazetteer: Gazetteer,
): Promise<UnderstoodSearch> {
  const parsed = parseKeywords(query.keywords);
  const terms = groupTerms(parsed.required);
  const excluded = groupTerms(parsed.excluded).map((term) => ({ ...term, concepts: [] }));
  const typed = [...terms, ...excluded].flatMap((term) => [
    ...term.words,
    ...(term.joined ? [term.joined] : []),
  ]);
  const location = understandLocation(query.location, query.radius, gazetteer);
  const [known, cityIds] = await Promise.all([lookUpWords(db, typed), citiesWithJobs(db, location.cityIds)]);
  const words = wordQuery(terms, excluded, known);
  return {
    terms,
    known,
    words,
    without: words ? null : withoutQuery(excluded),
    location: { ...location, cityIds },
  };
}
