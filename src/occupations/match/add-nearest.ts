import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import type { ScoredOccupation } from "./score-labels.ts";

/** Score of an occupation that is only related to the best one, as a share of the best. */
const relatedShare = 0.3;

/** Fills a short list with the occupations that are nearest to the best one in the tree of ESCO. */
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
