import { createWordLookUp } from "./word-look-up.ts";
import type { Vocabulary, VocabularyColumns } from "./vocabulary.ts";

/** Adds to the stored columns what linking needs: word look-up, shares of heads, and space for sums. */
export function openVocabulary(columns: VocabularyColumns): Vocabulary {
  const labels = columns.concepts.length;
  return {
    ...columns,
    lookUp: createWordLookUp(columns),
    headShares: headShares(columns),
    sums: {
      label: new Float32Array(labels),
      important: new Float32Array(labels),
      headed: new Uint8Array(labels),
      inTitle: new Uint8Array(columns.weights.length),
      concept: new Float32Array(columns.ids.length),
      best: new Uint32Array(columns.ids.length),
    },
  };
}

function headShares({ heads, weights, postingStarts }: VocabularyColumns): Float32Array {
  const shares = new Float32Array(weights.length);
  for (let label = 0; label < heads.length; label++) {
    const head = heads[label] ?? 0;
    shares[head] = (shares[head] ?? 0) + 1;
  }
  for (let token = 0; token < shares.length; token++) {
    const labels = (postingStarts[token + 1] ?? 0) - (postingStarts[token] ?? 0);
    if (labels > 0) shares[token] = (shares[token] ?? 0) / labels;
  }
  return shares;
}
