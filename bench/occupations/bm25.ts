import { languages } from "../../src/occupations/words/language.ts";
import { wordsOf } from "../../src/occupations/words/words.ts";
import { labelText, type Vocabulary } from "../../src/occupations/vocabulary/vocabulary.ts";

/**
 * The usual constants of BM25: `saturation` limits the weight of repeated words, `lengthLoss` lowers the score of
 * long labels.
 */
const [saturation, lengthLoss] = [1.2, 0.75];

/** Ranks occupations with BM25 over the same labels as whole words: each occupation by its best label. */
export function bm25(vocabulary: Vocabulary): (text: string, limit: number) => string[] {
  const lengths: number[] = [];
  const postings = new Map<string, Map<number, number>>();
  const size = vocabulary.languageStarts[languages.length] ?? 0;
  for (let label = 0; label < size; label++) {
    const words = wordsOf(labelText(vocabulary, label));
    lengths.push(words.length);
    for (const word of words) {
      const labels = postings.get(word) ?? new Map<number, number>();
      postings.set(word, labels);
      labels.set(label, (labels.get(label) ?? 0) + 1);
    }
  }
  const usual = lengths.reduce((sum, length) => sum + length, 0) / size;
  return (text, limit) => {
    const scores = new Map<number, number>();
    for (const word of new Set(wordsOf(text))) {
      const labels = postings.get(word);
      if (!labels) continue;
      const rarity = Math.log(1 + (size - labels.size + 0.5) / (labels.size + 0.5));
      for (const [label, count] of labels) {
        const length = 1 - lengthLoss + (lengthLoss * (lengths[label] ?? 0)) / usual;
        const gain = (rarity * count * (saturation + 1)) / (count + saturation * length);
        scores.set(label, (scores.get(label) ?? 0) + gain);
      }
    }
    const best = new Map<number, number>();
    for (const [label, score] of scores) {
      const concept = vocabulary.concepts[label] ?? 0;
      if (score > (best.get(concept) ?? 0)) best.set(concept, score);
    }
    return [...best]
      .sort((a, b) => b[1] - a[1])
      .slice(0, limit)
      .map(([concept]) => vocabulary.ids[concept] ?? "");
  };
}
