import type { Vocabulary } from "../../../occupations/vocabulary/vocabulary.ts";
import { findOccupations } from "./find-occupations.ts";
import { matchOccupations } from "./match-occupations.ts";
import { parseAlternatives, parseKeywords } from "./parse-keywords.ts";
import { matchOccupationsInSentence } from "./recognise-work.ts";
import type { Term } from "./term.ts";
import type { UnderstoodText } from "./understand-text.ts";

/**
 * Returns the terms that jobs must and must not have: those of the keywords, or of the work that a wish means.
 *
 * @param districts words that are looked for in the published location.
 */
export function searchTerms(
  { query, isSentence, wishSearches }: UnderstoodText,
  districts: readonly string[],
  vocabulary: Vocabulary,
): { required: Term[]; excluded: Term[] } {
  const match = isSentence ? matchOccupationsInSentence : matchOccupations;
  const find = (words: readonly string[]) =>
    query.verbatim ? [] : findOccupations(words, vocabulary, match);
  const { required, excluded } = parseKeywords(query.keywords, find);
  const inPlaces = parseKeywords(districts.join(" ")).required.map((term): Term => ({
    ...term,
    searchedFields: "D",
  }));
  const wanted = wishSearches.length > 0 ? parseAlternatives(wishSearches, find) : required;
  return { required: [...wanted, ...inPlaces], excluded };
}
