import type { OccupationLink } from "../../../occupations/link-occupations.ts";
import type { Vocabulary } from "../../../occupations/vocabulary/vocabulary.ts";
import { findSkills } from "../../extraction/skills/find-skills.ts";
import { skillOfWords } from "../../extraction/skills/skill-of-words.ts";
import { isAreaOfWork } from "./areas-of-work.ts";
import { conceptsOf } from "./concepts.ts";
import { isUnknownTerm } from "./drop-uninformative-terms.ts";
import { findOccupations } from "./find-occupations.ts";
import { containsWords, namesOfOccupation, matchOccupations } from "./match-occupations.ts";
import { findPhrases, isEverydayPhrase, searchesFor } from "./everyday-phrases.ts";
import { isFiller, parseKeywords } from "./parse-keywords.ts";
import { dropSentenceWords, isSentenceWord } from "./sentence-words.ts";
import { isUninformativeWord } from "./uninformative-words.ts";

/** Checks whether folded words name an occupation, an area of work, a skill or an activity. */
export function isKnownWork(vocabulary: Vocabulary, words: string): boolean {
  return (
    isAreaOfWork(words) ||
    isEverydayPhrase(words) ||
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
function namesWork(vocabulary: Vocabulary, sentence: string): boolean {
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
    return isKnown && !isEverydayPhrase(text);
  });
}

/** Matches the beginning of words for what somebody does at work. Nouns, such as "call centre", are looked for as they are. */
const activity =
  /^(?:(?:an? |any )?(?:jobs?|work) )?(?:(?:any |an )?office (?:job|work)|(?:to )?(?:\p{L}{3,}ing|answer|bake|build|care|carry|clean|deliver|design|draw|drive|fix|help|look|make|play|protect|repair|sell|serve|sew|talk|teach|test|translate|wash|work|write) )/iu;

/** Checks for a word that says nothing of the work. */
const saysNothing = (word: string): boolean =>
  word === "" || isFiller(word) || isSentenceWord(word) || isUninformativeWord(word);

/**
 * Returns searches for the work that a wish means by everyday phrases. One of them is enough. Empty if other words name the
 * work. A few words that are no sentence must begin with an activity, and say nothing else.
 *
 * @example searchesOfWish("I own a motorbike and can deliver things", true, vocabulary)
 * // ["delivery driver", "courier", …]
 */
export function searchesOfWish(words: string, isSentence: boolean, vocabulary: Vocabulary): string[] {
  const { found, rest } = findPhrases(words);
  if (found.length === 0) return [];
  const isMeant = isSentence
    ? !namesWork(vocabulary, words)
    : activity.test(words.trim()) && rest.split(" ").every(saysNothing);
  return isMeant ? searchesFor(found) : [];
}
