import type { Language } from "../words/language.ts";
import type { TokenNumbers } from "./token-numbers.ts";

/** The vocabulary as stored. The number of a label is its position in the columns. Labels are sorted by language. */
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
  /** All labels in UTF-8, one after the other. */
  text: Uint8Array;
  /** Position in `text` at which each label begins, and the end. */
  textStarts: Uint32Array;
  /** Numbers of tokens, by language and token. */
  tokens: Readonly<Record<Language, TokenNumbers>>;
  /** Rarity of each token in its language. */
  weights: Float32Array;
  /** Bits of `roles`. */
  roles: Uint8Array;
  /** The labels that have each token, one token after the other. The labels of a token are in ascending order. */
  postings: Uint32Array;
  /** Position in `postings` at which the labels of each token begin, and the end. */
  postingStarts: Uint32Array;
};

/** The tokens of a word in each of `languages`, in their order. */
export type WordTokens = {
  /** Numbers of the tokens; -1 for an unknown one. */
  tokens: readonly (readonly number[])[];
  /** Sum of the weights of the tokens in each language; 0 for unknown ones. */
  weights: readonly number[];
  /** The greatest weight in any language; 0 for a word that no language knows. */
  strongest: number;
};

/** The vocabulary with all that linking needs. */
export type Vocabulary = VocabularyColumns & {
  /** Looks up a folded word in all languages. */
  lookUp: (word: string) => WordTokens;
  /** Share of a token's labels where it names the kind of work, from 0 to 1: high for "driver", low for "truck". */
  headShares: Float32Array;
  /** Space for sums by label, token and concept. Every link reuses it and leaves it zero. */
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

/** Bits for the roles of a token in compounds: a word of its own, an ending. */
export const roles = { word: 1, ending: 2 } as const;

const decoder = new TextDecoder();

/** Returns the text of a label, as published. */
export function labelText({ text, textStarts }: VocabularyColumns, label: number): string {
  return decoder.decode(text.subarray(textStarts[label], textStarts[label + 1]));
}
