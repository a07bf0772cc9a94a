import { genericWords, noiseWords } from "../words/title-words.ts";
import { headFirst, isLanguage, languages, type Language } from "../words/language.ts";
import { normaliseTitle, wordsOf } from "../words/words.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";

/** A token of a title, with the importance of its part. `isCommon` is true for words that fit nearly every job. */
export type TitleToken = { token: number; importance: number; isCommon: boolean };

/** A title in one language. */
export type ParsedTitle = {
  /** Known tokens, each once. */
  tokens: TitleToken[];
  /** Sum of the weight of each word times its importance. */
  weight: number;
  /** The token that names the kind of work; -1 if unknown. */
  head: number;
};

/** Weight of a word that no language knows, such as the name of a place or an employer. */
const unknownWeight = 1;
/** A word has this share of its weight in languages that do not know it. */
const foreignWeightShare = 0.6;
/** If a token names the kind of work in this share of its labels, it does so in the title. */
const minUsualHeadShare = 0.5;
/** A token with a lower share does not name the kind of work. */
const minHeadShare = 0.25;
const hasDigit = /\d/;

/**
 * Parses a title in its language and in English, because adverts everywhere have English titles. Parses it in every
 * language if its language is unknown, or if neither of the two has a word of it. Returns a value for each of `languages`,
 * in their order; null if the language has no word of the title.
 */
export function parseTitle(
  vocabulary: Vocabulary,
  text: string,
  language: string | undefined,
): (ParsedTitle | null)[] {
  const parts = titleParts(normaliseTitle(text));
  const parseWhere = (wanted: (one: Language) => boolean) =>
    languages.map((one, number) => (wanted(one) ? parseIn(vocabulary, parts, number) : null));
  if (!isLanguage(language)) return parseWhere(() => true);
  const likely = parseWhere((one) => one === language || one === "en");
  return likely.some((title) => title !== null) ? likely : parseWhere(() => true);
}

/** A part of a title between separators. `importance` is how likely it names the work, from 0 to 1. */
type TitlePart = { text: string; words: string[]; importance: number };

function parseIn(vocabulary: Vocabulary, parts: readonly TitlePart[], language: number): ParsedTitle | null {
  const found = new Map<number, TitleToken>();
  let weight = 0;
  for (const { words, importance } of parts) {
    for (const word of words) {
      const known = vocabulary.lookUp(word);
      const tokens = known.tokens[language] ?? [];
      if (tokens.length === 0) continue;
      const isRepeated = tokens.every((token) => token >= 0 && found.has(token));
      if (isRepeated) continue;
      const isCommon = noiseWords.has(word) || genericWords.has(word);
      for (const token of tokens) {
        if (token >= 0 && !found.has(token)) found.set(token, { token, importance, isCommon });
      }
      const wordWeight = known.weights[language] ?? 0;
      weight += importance * (wordWeight > 0 ? wordWeight : weightElsewhere(word, known.strongest));
    }
  }
  if (found.size === 0) return null;
  return {
    tokens: [...found.values()],
    weight,
    head: headOf(vocabulary, parts, language),
  };
}

function weightElsewhere(word: string, strongest: number): number {
  if (hasDigit.test(word) || noiseWords.has(word)) return 0;
  return strongest > 0 ? Math.max(strongest * foreignWeightShare, unknownWeight) : unknownWeight;
}

/**
 * Finds the token of the main part that names the kind of work. Begins at the end of the title where the language has its
 * noun. Takes the first token that names the kind of work in most of its labels, or else the one with the highest share.
 */
function headOf(vocabulary: Vocabulary, [main]: readonly TitlePart[], number: number): number {
  const language = languages[number];
  if (!main || !language) return -1;
  let [head, best] = [-1, minHeadShare];
  for (const word of headFirst.has(language) ? main.words : main.words.toReversed()) {
    if (noiseWords.has(word)) continue;
    for (const token of vocabulary.lookUp(word).tokens[number] ?? []) {
      const share = vocabulary.headShares[token] ?? 0;
      if (share > best) [head, best] = [token, share];
    }
    if (best >= minUsualHeadShare) return head;
  }
  return head;
}

const importanceOf = { main: 1, later: 0.55, bracketed: 0.45 } as const;

const brackets = /\(([^()]*)\)?/g;

const separators = /\s[-–—]+\s|[–—|•@:;[\]{}!?]|,\s|\s\/\s|\s(?:at|bei|chez|near)\s(?=\p{Lu})|\s\/\/\s/u;

/**
 * Splits a title at its separators. The first part with words is the main one, because most titles begin with the work.
 * Place, hours and employer follow.
 */
function titleParts(plain: string): TitlePart[] {
  const asides: string[] = [];
  const open = plain.replace(brackets, (_, aside: string) => {
    asides.push(aside);
    return " | ";
  });
  const parts: TitlePart[] = [];
  const add = (part: string, importance: number) => {
    const words = wordsOf(part);
    if (words.length > 0) parts.push({ text: part, words, importance });
  };
  for (const part of open.split(separators))
    add(part, parts.length === 0 ? importanceOf.main : importanceOf.later);
  for (const aside of asides) add(aside, parts.length === 0 ? importanceOf.main : importanceOf.bracketed);
  return parts;
}
