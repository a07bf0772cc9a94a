import { wordLookUp } from "./look-up-words.ts";
import type { Vocabulary, VocabularyColumns } from "./vocabulary.ts";

/** Makes stored columns ready for links. */
export function openVocabulary(columns: VocabularyColumns): Vocabulary {
  const labels = columns.concepts.length;
  return {
    ...columns,
    lookUp: wordLookUp(columns),
    sums: {
      label: new Float32Array(labels),
      important: new Float32Array(labels),
      headed: new Uint8Array(labels),
      asked: new Uint8Array(columns.weights.length),
      concept: new Float32Array(columns.ids.length),
      best: new Uint32Array(columns.ids.length),
    },
  };
}
