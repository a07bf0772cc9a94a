import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { stemsOf } from "./stems.ts";

/** An occupation whose description has the words of a wish. */
export type DescribedOccupation = { code: string; label: string; score: number };

/** The stems of names and descriptions of occupations, ready for BM25. */
export type DescriptionIndex = {
  /** Occupations by stem, and how often each has it. */
  postings: ReadonlyMap<string, readonly { concept: number; count: number }[]>;
  /** Stems of each occupation, relative to the mean. */
  lengths: readonly number[];
};

/** A name counts as much as this many mentions in the description. */
const nameCount = 2;

/** Indexes names and descriptions, a line of stems for each occupation: "names | description". */
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

/** The usual constants of BM25. */
const [saturation, lengthShare] = [1.2, 0.75];
/** Occupations whose score is less than this share of the best are left out. */
const minShareOfBest = 0.6;
/** Minimum score. One common word alone scores less. */
const minScore = 7.5;
const maxResults = 8;
/** Minimum number of words. One word says too little: "drive" is in all kinds of descriptions. */
const minWords = 2;

/**
 * Finds the occupations whose names and descriptions have every word of a wish, the best first; empty if none has.
 */
export function findDescribed(
  vocabulary: Vocabulary,
  { postings, lengths }: DescriptionIndex,
  wish: string,
): DescribedOccupation[] {
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
    .map(({ concept, score }) => ({
      code: vocabulary.codes[concept] ?? "",
      label: vocabulary.names[concept] ?? "",
      score,
    }));
}
