import type { DeleteDictionary } from "./delete-dictionary.ts";
import { typingCost } from "./typing-cost.ts";

/** The words and figures that a correction uses. */
export type Spelling = {
  dictionary: DeleteDictionary;
  /** Tests for a name that is never corrected: an occupation, a skill, a company, a place. */
  isName: (word: string) => boolean;
  /** How often two words occur together, in either order; 0 for never. */
  together: (word: string, other: string) => number;
};

export type Correction = {
  /** The words in their order; an unknown one is replaced if a known one is near. */
  corrected: string[];
  /** True if every replacement is clearly the most likely one. If it is false, the page asks "Did you mean …?". */
  sure: boolean;
};

const shortestWord = 4;
/** Weights of a typing error, of a frequent word, and of a word that often occurs with the others. */
const [errorWeight, countWeight, togetherWeight] = [4, 0.5, 1.2];
/** The best word must lead the next one by this much to be sure. */
const clearLead = 1.5;
/** A correction that costs more is never sure. This allows one error and a slip of the hand; see `typing-cost.ts`. */
const mostErrors = 1.7;

/**
 * Corrects the folded words of a search. A known word stays, even if a more frequent one is near. If several words
 * are near, errors, frequency and the other words of the search decide: "softwear" is "software" next to "engineer".
 */
export function correctWords(words: readonly string[], spelling: Spelling): Correction {
  const others = words.filter((word) => isKnown(word, spelling));
  let sure = true;
  const corrected = words.map((word) => {
    if (word.length < shortestWord || /\d/.test(word) || isKnown(word, spelling)) return word;
    const [best, next] = rank(word, others, spelling);
    if (!best) return word;
    const lead = next ? best.likelihood - next.likelihood : Number.POSITIVE_INFINITY;
    if (lead < clearLead || best.cost > mostErrors) sure = false;
    return best.word;
  });
  return { corrected, sure };
}

const isKnown = (word: string, { dictionary, isName }: Spelling) => dictionary.has(word) || isName(word);

function rank(typed: string, others: readonly string[], { dictionary, together }: Spelling) {
  return dictionary
    .near(typed)
    .map((word) => {
      const cost = typingCost(typed, word);
      const company = others.reduce((sum, other) => sum + Math.log1p(together(word, other)), 0);
      const frequency = Math.log1p(dictionary.count(word));
      return {
        word,
        cost,
        likelihood: countWeight * frequency + togetherWeight * company - errorWeight * cost,
      };
    })
    .sort((a, b) => b.likelihood - a.likelihood || (a.word < b.word ? -1 : 1));
}
