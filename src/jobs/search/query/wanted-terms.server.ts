import { findDescribed } from "../../../occupations/described/find-described.ts";
import { findLabelled } from "../../../occupations/find-labelled.ts";
import { loadDescriptions } from "../../../occupations/load-descriptions.server.ts";
import type { Vocabulary } from "../../../occupations/vocabulary/vocabulary.ts";
import { foldText } from "../../../text/fold-text.ts";
import { isBare } from "./drop-idle-terms.ts";
import { findOccupations, isWorkWord, occupationsNamed } from "./find-occupations.ts";
import { isIdleWord } from "./idle-words.ts";
import { occupationsOfSentence } from "./named-work.ts";
import {
  describedTerm,
  parseKeywords,
  wishedTerms,
  type FindOccupations,
  type Term,
} from "./parse-keywords.ts";
import type { Interpretation } from "./search-query.ts";
import type { UnderstoodWords } from "./understand-words.ts";

/**
 * Returns the terms that are wanted and excluded: those of the keywords, or of the work that a wish or a description means.
 *
 * @param districts words that are looked for in the text of the place.
 */
export function wantedTerms(
  { query, isSentence, spoken, wish }: UnderstoodWords,
  districts: readonly string[],
  { vocabulary, interpretation }: { vocabulary: Vocabulary; interpretation: Interpretation },
): { wanted: Term[]; excluded: Term[]; isGuessed: boolean } {
  const find: FindOccupations = (words) =>
    query.verbatim
      ? []
      : findOccupations(words, vocabulary, isSentence ? occupationsOfSentence : occupationsNamed);
  const { required, excluded } = parseKeywords(query.keywords, find);
  const mayDescribe = interpretation === "described" || (interpretation === "usual" && isSentence);
  const guessed =
    wish.length > 0
      ? wishedTerms(wish, find)
      : mayDescribe
        ? describedTerms(spoken, required, vocabulary, {
            isSentence,
            isLastResort: interpretation === "described",
          })
        : [];
  const ofPlace = parseKeywords(districts.join(" ")).required.map((term): Term => ({ ...term, only: "D" }));
  const isGuessed = guessed.length > 0;
  return { wanted: [...(isGuessed ? guessed : required), ...ofPlace], excluded, isGuessed };
}

/** Returns the work that a sentence describes without naming it: "help people who are old or ill". */
function describedTerms(
  sentence: string,
  terms: readonly Term[],
  vocabulary: Vocabulary,
  { isSentence, isLastResort }: { isSentence: boolean; isLastResort: boolean },
): Term[] {
  const asTerm = (found: readonly { code: string; label: string }[], isWide: boolean) =>
    found.length > 0 ? [describedTerm(terms.flatMap(({ words }) => words).join(" "), found, { isWide })] : [];
  // A field in another language: "segurança da informação". Words in names of occupations are understood without it.
  const isForeign = terms.some(
    (term) => isBare(term) && term.words.some((word) => !isWorkWord(vocabulary, word)),
  );
  const labelled = isLastResort && isForeign ? asTerm(findLabelled(vocabulary, sentence), true) : [];
  if (labelled.length > 0) return labelled;
  if (terms.length === 0 || terms.some(({ isWork, isSkill, isPhrase }) => isWork || isSkill || isPhrase))
    return [];
  const spoken = sentence.split(/\s+/).filter((word) => !isIdleWord(foldText(word)));
  const found = findDescribed(vocabulary, loadDescriptions(), spoken.join(" "));
  return asTerm(found, isSentence);
}
