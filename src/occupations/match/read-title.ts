import { findHead } from "../words/find-head.ts";
import { languages } from "../words/language.ts";
import { titleParts, type TitlePart } from "../words/title-parts.ts";
import { plainTitle } from "../words/words.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";

/** A title in one language. */
export type Reading = {
  /** Known tokens, each once, with the importance of the part that they are in. */
  tokens: { token: number; importance: number }[];
  /** Weight of all words, times their importance. Words that only other languages know count in full. */
  weight: number;
  /** The token that names the kind of work; -1 if unknown. */
  head: number;
};

/** Weight of a word that no language knows, such as the name of a place or an employer. */
const unknownWeight = 1;

/** Reads a title in every language. The order is that of `languages`; null where no word is known. */
export function readTitle(vocabulary: Vocabulary, text: string): (Reading | null)[] {
  const parts = titleParts(plainTitle(text));
  return languages.map((_, language) => readIn(vocabulary, parts, language));
}

function readIn(vocabulary: Vocabulary, parts: readonly TitlePart[], language: number): Reading | null {
  const importances = new Map<number, number>();
  let weight = 0;
  for (const { words, importance } of parts) {
    for (const word of words) {
      const known = vocabulary.lookUp(word);
      const tokens = known.tokens[language] ?? [];
      let isNew = tokens.length === 0 || tokens.includes(-1);
      for (const token of tokens) {
        if (token < 0 || importances.has(token)) continue;
        importances.set(token, importance);
        isNew = true;
      }
      if (!isNew || tokens.length === 0) continue;
      const own = known.weights[language] ?? 0;
      weight += importance * (own > 0 ? own : known.strongest > 0 ? known.strongest : unknownWeight);
    }
  }
  if (importances.size === 0) return null;
  return {
    tokens: Array.from(importances, ([token, importance]) => ({ token, importance })),
    weight,
    head: headOf(vocabulary, parts, language),
  };
}

function headOf(vocabulary: Vocabulary, [main]: readonly TitlePart[], number: number): number {
  const language = languages[number];
  if (!main || !language) return -1;
  const head = findHead(main.text, language, (word) => (vocabulary.lookUp(word).tokens[number] ?? []).map(String));
  return head === "" ? -1 : Number(head);
}
