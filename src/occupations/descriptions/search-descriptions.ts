import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { stemsOf } from "./stems.ts";

/** An index of the stems in names and descriptions of occupations, for ranking by BM25. */
export type DescriptionIndex = {
  /** The occupations that have a stem, and how often. `concept` is the position in the vocabulary. */
  postings: ReadonlyMap<string, readonly { concept: number; count: number }[]>;
  /** Number of stems of each occupation, divided by the mean. */
  lengths: readonly number[];
};

/** A stem in a name counts as much as this many in the description. */
const nameCount = 2;

/** Builds the index. Each line has the stems of one occupation: "names | description". */
export function indexDescriptions(lines: readonly string[]): DescriptionIndex {
  const postings = new Map<string, { concept: number; count: number }[]>();
  const totals = lines.map((line, concept) => {
    const [names = [], description = []] = line.split("|").map((part) => part.split(" ").filter(Boolean));
    const counts = new Map(description.map((stem) => [stem, 1]));
    for (const stem of names) counts.set(stem, (counts.get(stem) ?? 0) + nameCount);
    for (const [stem, count] of counts) {
      const list = postings.get(stem);
      if (list) list.push({ concept, count });
      else postings.set(stem, [{ concept, count }]);
    }
    return description.length + names.length * nameCount;
  });
  const mean = totals.reduce((sum, total) => sum + total, 0) / Math.max(totals.length, 1);
  return { postings, lengths: totals.map((total) => total / mean) };
}

/** The usual constants of BM25, k1 and b. */
const [saturation, lengthShare] = [1.2, 0.75];
/** Occupations whose score is less than this share of the best are left out. */
const minShareOfBest = 0.6;
/** A lower score says too little. One common word alone does not reach it. */
const minScore = 7.5;
const maxResults = 8;
/** One word says too little: descriptions of many kinds have "drive". */
const minWords = 2;

/** Finds the occupations whose names and descriptions have every word of a wish, the best first. */
export function searchDescriptions(
  vocabulary: Vocabulary,
  { postings, lengths }: DescriptionIndex,
  wish: string,
): { code: string; label: string }[] {
  const scores = new Map<number, { score: number; words: number }>();
  const stems = new Set(stemsOf(wish));
  for (const stem of stems) {
    const list = postings.get(stem) ?? [];
    const rarity = Math.log(1 + (lengths.length - list.length + 0.5) / (list.length + 0.5));
    for (const { concept, count } of list) {
      const length = 1 - lengthShare + lengthShare * (lengths[concept] ?? 1);
      const score = (rarity * count * (saturation + 1)) / (count + saturation * length);
      const before = scores.get(concept) ?? { score: 0, words: 0 };
      scores.set(concept, { score: before.score + score, words: before.words + 1 });
    }
  }
  const needed = Math.max(stems.size, minWords);
  const ranked = [...scores]
    .map(([concept, found]) => ({ concept, ...found }))
    .filter(({ words }) => words >= needed)
    .sort((a, b) => b.score - a.score || a.concept - b.concept);
  const best = ranked[0]?.score ?? 0;
  return ranked
    .filter(({ score }) => score >= Math.max(minScore, best * minShareOfBest))
    .slice(0, maxResults)
    .map(({ concept }) => ({
      code: vocabulary.codes[concept] ?? "",
      label: vocabulary.names[concept] ?? "",
    }));
}
