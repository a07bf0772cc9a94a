import { functionWords } from "./tables/function-words.ts";
import type { Vocabulary } from "./vocabulary/vocabulary.ts";
import { languages } from "./words/language.ts";
import { wordsOf } from "./words/words.ts";

/** Words that the labels of more occupations have say too little. */
const maxOccupations = 60;
const maxResults = 8;
/** Only occupations of this many unit groups are returned, those with the most occupations found. */
const maxGroups = 2;
const groupDigits = 4;

/**
 * Finds the occupations with labels that contain all of the words, which may name a field: "segurança da informação".
 * Searches each language but English, and uses the one with the most such labels. Occupations with the most of them come
 * first.
 */
export function searchForeignLabels(vocabulary: Vocabulary, text: string): { code: string; label: string }[] {
  const labelsByLanguage = languages.map((language, number) =>
    language === "en"
      ? []
      : labelsWithAll(
          vocabulary,
          wordsOf(text).filter((word) => !functionWords[language].has(word)),
          number,
        ),
  );
  const labels = labelsByLanguage.reduce((best, one) => (one.length > best.length ? one : best), []);
  const counts = countBy(labels.map((label) => vocabulary.concepts[label] ?? 0));
  if (counts.length > maxOccupations) return [];
  const codes = counts.map(([concept]) => vocabulary.codes[concept] ?? "");
  const groups = countBy(codes.map((code) => code.slice(0, groupDigits)))
    .slice(0, maxGroups)
    .map(([group]) => group);
  return counts
    .map(([concept]) => ({
      code: vocabulary.codes[concept] ?? "",
      label: vocabulary.names[concept] ?? "",
    }))
    .filter(({ code }) => groups.includes(code.slice(0, groupDigits)))
    .slice(0, maxResults);
}

/** Returns the numbers of the labels of a language that have all of the words. */
function labelsWithAll(
  { lookUp, postings, postingStarts }: Vocabulary,
  words: readonly string[],
  language: number,
): number[] {
  const tokens = words.flatMap((word) => lookUp(word).tokens[language] ?? []);
  if (tokens.length === 0 || tokens.includes(-1)) return [];
  const lists = tokens
    .map((token) => postings.subarray(postingStarts[token], postingStarts[token + 1]))
    .sort((a, b) => a.length - b.length);
  const [shortest, ...others] = lists;
  const sets = others.map((list) => new Set(list));
  return [...(shortest ?? [])].filter((label) => sets.every((set) => set.has(label)));
}

/** Counts equal items, the most frequent first. */
function countBy<Item>(items: readonly Item[]): [Item, number][] {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}
