import { loadVocabulary } from "../../../occupations/load-vocabulary.server.ts";
import type { Gazetteer } from "../../../places/gazetteer.server.ts";
import { understandLocation } from "../../../places/understand-location.ts";
import { foldText } from "../../../text/fold-text.ts";
import { findSkills } from "../../normalise/skills/find-skills.ts";
import type { SpellingTools } from "./correct-spelling.server.ts";
import { isWorkWord, occupationsNamed } from "./find-occupations.ts";

/** A place of this many people is known. Small towns are often a slip away from a word. */
const knownPlace = 20_000;

/** Returns the checks for words that must not be corrected. */
export function spellingTools(gazetteer: Gazetteer): SpellingTools {
  const isOccupation = (words: readonly string[]) =>
    occupationsNamed(loadVocabulary(), words.join(" ")).length > 0;
  // A foreign label that only resembles the word does not count.
  const isName = (word: string) =>
    occupationsNamed(loadVocabulary(), word).some(({ matched }) => foldText(matched ?? "") === word);
  const isPlace = (word: string) =>
    understandLocation(word, gazetteer).places.some(({ population }) => population >= knownPlace);
  return {
    isKnown: (word) => isName(word) || findSkills(word).length > 0 || isPlace(word),
    isNameWord: (word) => isWorkWord(loadVocabulary(), word),
    isOccupation,
  };
}
