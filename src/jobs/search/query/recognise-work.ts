import type { OccupationLink } from "../../../occupations/link-occupations.ts";
import type { Vocabulary } from "../../../occupations/vocabulary/vocabulary.ts";
import { findSkills } from "../../extraction/skills/find-skills.ts";
import { skillOfWords } from "../../extraction/skills/skill-of-words.ts";
import { isAreaOfWork } from "./areas-of-work.ts";
import { conceptsOf } from "./concepts.ts";
import { isUnknownTerm } from "./drop-uninformative-terms.ts";
import { findOccupations } from "./find-occupations.ts";
import { containsWords, namesOfOccupation, matchOccupations } from "./match-occupations.ts";
import { isActivity } from "./activities.ts";
import { parseKeywords } from "./parse-keywords.ts";
import { dropSentenceWords } from "./sentence-words.ts";

/** Checks whether folded words name an occupation, an area of work, a skill or an activity. */
export function isKnownWork(vocabulary: Vocabulary, words: string): boolean {
  return (
    isAreaOfWork(words) ||
    isActivity(words) ||
    findSkills(words).length > 0 ||
    skillOfWords(words) !== null ||
    conceptsOf(words.split(" ")).length > 0 ||
    matchOccupations(vocabulary, words).length > 0
  );
}

/**
 * Returns the occupations that a part of a sentence names. An English name must have one of the words, so that "secret" is not
 * a secretary.
 */
export function matchOccupationsInSentence(vocabulary: Vocabulary, text: string): readonly OccupationLink[] {
  const words = text.split(" ");
  return matchOccupations(vocabulary, text).filter(({ code }) =>
    namesOfOccupation(vocabulary, code).some((name) => words.some((word) => containsWords(name, word))),
  );
}

/** Checks whether a sentence names work or a skill. */
export function namesWork(vocabulary: Vocabulary, sentence: string): boolean {
  const { required } = parseKeywords(dropSentenceWords(sentence, true), (words) =>
    findOccupations(words, vocabulary, matchOccupationsInSentence),
  );
  return required.some((term) => {
    const { words, occupations, skills } = term;
    const text = words.join(" ");
    const isName = occupations.some((code) =>
      namesOfOccupation(vocabulary, code).some(
        (name) => containsWords(name, text) && containsWords(text, name),
      ),
    );
    const isKnown = occupations.length > 0 ? isName || skills.length > 0 : !isUnknownTerm(term);
    return isKnown && !isActivity(text);
  });
}
