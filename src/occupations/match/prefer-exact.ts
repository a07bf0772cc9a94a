import { labelText, type Vocabulary } from "../vocabulary/vocabulary.ts";
import { plainTitle, wordsOf } from "../words/words.ts";
import type { Scored } from "./score-labels.ts";

/** The part of the score that depends on spelling: "store manager" is not quite "stores manager". */
const spelling = 0.04;

/** Lowers the score of labels whose words are written in another form than in the title, and sorts again. */
export function preferExact(vocabulary: Vocabulary, text: string, ranked: readonly Scored[]): Scored[] {
  const asked = new Set(wordsOf(plainTitle(text)));
  return ranked
    .map(({ concept, label, fit }) => {
      const words = wordsOf(plainTitle(labelText(vocabulary, label)));
      const same = words.filter((word) => asked.has(word)).length;
      return { concept, label, fit: fit * (1 - spelling + (spelling * same) / Math.max(words.length, 1)) };
    })
    .sort((a, b) => b.fit - a.fit || a.concept - b.concept);
}
