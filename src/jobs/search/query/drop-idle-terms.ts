import type { Vocabulary } from "../../../occupations/vocabulary/vocabulary.ts";
import { isWorkWord } from "./find-occupations.ts";
import { isIdleWord } from "./idle-words.ts";
import type { Term } from "./parse-keywords.ts";

/** Checks for words that no vocabulary knows: no work, no skill, no synonym. They may be a company, a place or nothing. */
export function isBare(term: Term): boolean {
  return (
    !term.isPhrase &&
    !term.isWork &&
    !term.isSkill &&
    term.only === null &&
    term.joined === null &&
    term.concepts.length === 0 &&
    term.alternatives.every(isBare)
  );
}

/**
 * Separates the words that say nothing about the work from those to look for: "urgent" and "2026", and in a sentence all
 * words that are in no name of an occupation. Words are dropped only if others are left, or if something else was understood.
 *
 * @param options `isOnlyMeaning` drops all words of a sentence that no vocabulary knows. `company` has the words of a company's name, which are never dropped.
 */
export function dropIdleTerms(
  terms: readonly Term[],
  {
    isSentence,
    isOnlyMeaning,
    hasConditions,
    vocabulary,
    company,
  }: {
    isSentence: boolean;
    isOnlyMeaning: boolean;
    hasConditions: boolean;
    vocabulary: Vocabulary;
    company: readonly string[];
  },
): { kept: Term[]; dropped: Term[] } {
  const isFree = (term: Term) => isBare(term) && !term.words.some((word) => company.includes(word));
  const hasMeaning = terms.some((term) => !isBare(term));
  const isDropped = (term: Term) =>
    isFree(term) &&
    term.words.every(
      (word) =>
        isIdleWord(word) ||
        (isSentence && hasMeaning && (isOnlyMeaning || !isWorkWord(vocabulary, word) || /^\d/.test(word))),
    );
  const kept = terms.filter((term) => !isDropped(term));
  if (kept.length === 0 && !hasConditions) return { kept: [...terms], dropped: [] };
  return { kept, dropped: terms.filter(isDropped) };
}
