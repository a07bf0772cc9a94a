import type { Vocabulary } from "../../../occupations/vocabulary/vocabulary.ts";
import { isOccupationWord } from "./match-occupations.ts";
import { isUninformativeWord } from "./uninformative-words.ts";
import type { Term } from "./term.ts";

/** Checks for words that are no work, no skill and no synonym. They may be a company or a place. */
export function isUnknownTerm(term: Term): boolean {
  return (
    !term.isPhrase &&
    !term.isWork &&
    !term.isSkill &&
    term.searchedFields === null &&
    term.compound === null &&
    term.concepts.length === 0 &&
    term.alternatives.every(isUnknownTerm)
  );
}

/**
 * Drops the words that say nothing about the work: "urgent" and "2026", and in a sentence all words that no name of an
 * occupation has. Drops all words only if the search has other conditions.
 *
 * @param options `dropsUnknown` drops all unknown words of a sentence. `company` has the words of a company's name, which are
 *   never dropped.
 */
export function dropUninformativeTerms(
  terms: readonly Term[],
  {
    isSentence,
    dropsUnknown,
    hasConditions,
    vocabulary,
    company,
  }: {
    isSentence: boolean;
    dropsUnknown: boolean;
    hasConditions: boolean;
    vocabulary: Vocabulary;
    company: readonly string[];
  },
): { kept: Term[]; dropped: Term[] } {
  const isDroppable = (term: Term) =>
    isUnknownTerm(term) && !term.words.some((word) => company.includes(word));
  const hasKnownTerm = terms.some((term) => !isUnknownTerm(term));
  const isDropped = (term: Term) =>
    isDroppable(term) &&
    term.words.every(
      (word) =>
        isUninformativeWord(word) ||
        (isSentence &&
          hasKnownTerm &&
          (dropsUnknown || !isOccupationWord(vocabulary, word) || /^\d/.test(word))),
    );
  const kept = terms.filter((term) => !isDropped(term));
  if (kept.length === 0 && !hasConditions) return { kept: [...terms], dropped: [] };
  return { kept, dropped: terms.filter(isDropped) };
}
