import type { Vocabulary } from "../../../occupations/vocabulary/vocabulary.ts";
import { isOccupationWord } from "./find-occupations.ts";
import { isUninformativeWord } from "./uninformative-words.ts";
import type { Term } from "./term.ts";

/** Checks for words that no vocabulary knows: no work, no skill, no synonym. They may be a company, a place or nothing. */
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
 * Separates the words that say nothing about the work from those to look for: "urgent" and "2026", and in a sentence all
 * words that are in no name of an occupation. Words are dropped only if others are left, or if something else was understood.
 *
 * @param options `isOnlyMeaning` drops all words of a sentence that no vocabulary knows. `company` has the words of a company's name, which are never dropped.
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
