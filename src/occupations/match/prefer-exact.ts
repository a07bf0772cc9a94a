import { labelText, type Vocabulary } from "../vocabulary/vocabulary.ts";
import { normaliseTitle, wordsOf } from "../words/words.ts";
import type { ScoredOccupation } from "./score-labels.ts";

/** The share of the fit that depends on spelling: "store manager" and "stores manager" have the same tokens. */
const spellingShare = 0.04;

/** Lowers the fit of labels whose words are spelled differently in the title, and sorts again. */
export function preferExact(
  vocabulary: Vocabulary,
  text: string,
  ranked: readonly ScoredOccupation[],
): ScoredOccupation[] {
  const titleWords = new Set(wordsOf(normaliseTitle(text)));
  return ranked
    .map(({ concept, label, fit }) => {
      const words = wordsOf(normaliseTitle(labelText(vocabulary, label)));
      const same = words.filter((word) => titleWords.has(word)).length;
      return {
        concept,
        label,
        fit: fit * (1 - spellingShare + (spellingShare * same) / Math.max(words.length, 1)),
      };
    })
    .sort((a, b) => b.fit - a.fit || a.concept - b.concept);
}
