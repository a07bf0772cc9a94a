import type { Language } from "../words/language.ts";
import type { WordTokens } from "./look-up-words.ts";

/** The vocabulary as stored. A label's number is its position in the columns; those of one language follow each other. */
export type VocabularyColumns = {
  /** Concept ids as ESCO writes them, without its address: "occupation/…". */
  ids: readonly string[];
  /** English preferred labels. */
  names: readonly string[];
  /** ESCO's code: the ISCO-08 unit group, then numbers of the hierarchy below it: "8332.2". */
  codes: readonly string[];
  /** Names of ISCO groups by code: "8332". */
  groups: ReadonlyMap<string, string>;
  /** The first label of each language, and the end. In the order of `languages`. */
  languageStarts: Uint32Array;
  /** The concept of each label. */
  concepts: Uint16Array;
  /** The publisher of each label: a number of `sources`. */
  sources: Uint8Array;
  /** Sum of the weights of each label's tokens. */
  labelWeights: Float32Array;
  /** The token that names the kind of work: "driver" of "truck driver". */
  heads: Uint32Array;
  /** Letters of all labels in UTF-8, and where each begins. */
  text: Uint8Array;
  textStarts: Uint32Array;
  /** Numbers of tokens by language. */
  tokens: Readonly<Record<Language, ReadonlyMap<string, number>>>;
  /** Rarity of each token in its language. */
  weights: Float32Array;
  /** Bits of `roles`. */
  roles: Uint8Array;
  /** Labels by token, in ascending order, and where the labels of each token begin. */
  postings: Uint32Array;
  postingStarts: Uint32Array;
};

/** The vocabulary, ready for links. */
export type Vocabulary = VocabularyColumns & {
  /** Looks up a folded word in all languages. */
  lookUp: (word: string) => WordTokens;
  /**
   * How often each token names the kind of work in labels that have it, from 0 to 1: high for "driver", low for
   * "truck".
   */
  headShares: Float32Array;
  /** Space for sums by label and by concept, reused by every link. All zero between two links. */
  sums: {
    label: Float32Array;
    important: Float32Array;
    headed: Uint8Array;
    inTitle: Uint8Array;
    concept: Float32Array;
    best: Uint32Array;
  };
};

/** Publishers of labels. */
export const sources = { esco: 0, onet: 1, ours: 2, preferred: 3 } as const;

/** The roles of a token in a compound, as bits: a word of its own, an ending. */
export const roles = { word: 1, ending: 2 } as const;

const decoder = new TextDecoder();

/** The text of a label, as published. */
export function labelText({ text, textStarts }: VocabularyColumns, label: number): string {
  return decoder.decode(text.subarray(textStarts[label], textStarts[label + 1]));
}
