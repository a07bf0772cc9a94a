import { roles, type Vocabulary, type VocabularyColumns, type WordTokens } from "./vocabulary.ts";
import { languages, type Language } from "../words/language.ts";
import { compoundParts } from "./compound-parts.ts";
import { tokensOf } from "./tokens.ts";

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

/** The maximum number of words in memory. One takes about a kilobyte. */
const maxRemembered = 10_000;

/** Creates a function that looks up a folded word and caches the result. */
function createWordLookUp(columns: VocabularyColumns): (word: string) => WordTokens {
  const parts = new Map(languages.map((language) => [language, compoundPartsOf(columns, language)]));
  const remembered = new Map<string, WordTokens>();
  const find = (word: string): WordTokens => {
    const tokens = Array.from(parts, ([language, known]) =>
      tokensOf(word, language, known).map((token) => columns.tokens[language].get(token) ?? -1),
    );
    const weights = tokens.map((ofLanguage) =>
      ofLanguage.reduce((sum, token) => sum + (columns.weights[token] ?? 0), 0),
    );
    return { tokens, weights, strongest: Math.max(...weights) };
  };
  return (word) => {
    let known = remembered.get(word);
    if (!known) {
      known = find(word);
      // Most lookups are for a few frequent words, so a full cache is emptied and fills again soon.
      if (remembered.size >= maxRemembered) remembered.clear();
      remembered.set(word, known);
    }
    return known;
  };
}

function compoundPartsOf({ tokens, roles: rolesOfTokens }: VocabularyColumns, language: Language) {
  const has = (role: number) => ({
    has: (stem: string) => ((rolesOfTokens[tokens[language].get(stem) ?? -1] ?? 0) & role) !== 0,
  });
  return compoundParts(language, { words: has(roles.word), endings: has(roles.ending) });
}
