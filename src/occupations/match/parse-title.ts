import { genericWords, noiseWords } from "../tables/noise-words.ts";
import { headFirst, isLanguage, languages, type Language } from "../words/language.ts";
import { titleParts, type TitlePart } from "../words/title-parts.ts";
import { normaliseTitle } from "../words/words.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";

/** A token with the importance of the part that it is in. Common ones fit nearly every job. */
export type TitleToken = { token: number; importance: number; isCommon: boolean };

/** A title in one language. */
export type ParsedTitle = {
  /** Known tokens, each once. */
  tokens: TitleToken[];
  /** Weight of all words, times their importance. */
  weight: number;
  /** The token that names the kind of work; -1 if unknown. */
  head: number;
};

/** Weight of a word that no language knows, such as the name of a place or an employer. */
const unknownWeight = 1;
/** How much of its weight a word has in languages that do not know it. */
const foreignWeightShare = 0.6;
/** A token that names the kind of work in this share of labels does so in a title. */
const minUsualHeadShare = 0.5;
/** A token below this share hardly ever names the kind of work. */
const minHeadShare = 0.25;
const hasDigit = /\d/;

/**
 * Reads a title in its language and in English, in which adverts everywhere write titles. Reads it in every language if
 * its own is unknown or if it has no word of the two. The order is that of `languages`; null where no word is known.
 */
export function parseTitle(
  vocabulary: Vocabulary,
  text: string,
  language: string | undefined,
): (ParsedTitle | null)[] {
  const parts = titleParts(normaliseTitle(text));
  const readings = (wanted: (one: Language) => boolean) =>
    languages.map((one, number) => (wanted(one) ? readIn(vocabulary, parts, number) : null));
  if (!isLanguage(language)) return readings(() => true);
  const own = readings((one) => one === language || one === "en");
  return own.some((reading) => reading !== null) ? own : readings(() => true);
}

function readIn(vocabulary: Vocabulary, parts: readonly TitlePart[], language: number): ParsedTitle | null {
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
      const own = known.weights[language] ?? 0;
      weight += importance * (own > 0 ? own : weightElsewhere(word, known.strongest));
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
 * Finds the token of the main part that names the kind of work: from the usual end, the first that does so in most
 * labels, or else the one that does so most often.
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
