import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import type { ScoredOccupation } from "./score-labels.ts";

/** A related occupation has at most this share of the best fit. */
const relatedShare = 0.3;

/** Fills a list up to the limit with the occupations whose codes are most similar to that of the best one. */
export function addNearest(
  { codes }: Vocabulary,
  ranked: readonly ScoredOccupation[],
  limit: number,
): (ScoredOccupation | NearbyOccupation)[] {
  const [best] = ranked;
  if (!best || ranked.length >= limit) return [...ranked];
  const code = codes[best.concept] ?? "";
  const known = new Set(ranked.map(({ concept }) => concept));
  const others = codes
    .map((other, concept) => ({ concept, shared: sharedLetters(code, other) }))
    .filter(({ concept }) => !known.has(concept))
    .sort((a, b) => b.shared - a.shared || a.concept - b.concept)
    .slice(0, limit - ranked.length);
  const last = ranked.at(-1)?.fit ?? 0;
  return [
    ...ranked,
    ...others.map(({ concept, shared }) => ({
      concept,
      label: null,
      fit: Math.min(last, (best.fit * relatedShare * shared) / code.length),
    })),
  ];
}

/** An occupation without a matching label. */
export type NearbyOccupation = { concept: number; label: null; fit: number };

function sharedLetters(one: string, other: string): number {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared++;
  return shared;
}
