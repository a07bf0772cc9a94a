import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import type { ParsedTitle } from "./parse-title.ts";
import type { ScoredOccupation } from "./score-labels.ts";

/** A link is sure if the matching words have this weight. "Team" and "member" are too common to reach it. */
const sureWeight = 3;
/** Words that fit nearly every job count this share of their weight. */
const commonShare = 0.3;
/** An occupation with at least this share of the best score is a rival. */
const minRivalFit = 0.97;
const rivalDoubt = 0.15;

/** Returns how sure the best match is, from 0 to 1: less if only common words agree, or if others fit as well. */
export function confidence(
  vocabulary: Vocabulary,
  titles: readonly (ParsedTitle | null)[],
  ranked: readonly ScoredOccupation[],
): number {
  const [best] = ranked;
  if (!best) return 0;
  const language = vocabulary.languageStarts.findLastIndex((start) => start <= best.label);
  let matchedWeight = 0;
  for (const { token, isCommon } of titles[language]?.tokens ?? []) {
    if (!labelHasToken(vocabulary, token, best.label)) continue;
    matchedWeight += (vocabulary.weights[token] ?? 0) * (isCommon ? commonShare : 1);
  }
  const rivals = ranked.filter(({ fit }) => fit >= best.fit * minRivalFit).length - 1;
  return Math.min(1, matchedWeight / sureWeight) / (1 + rivalDoubt * rivals);
}

function labelHasToken({ postings, postingStarts }: Vocabulary, token: number, label: number): boolean {
  let [low, high] = [postingStarts[token] ?? 0, (postingStarts[token + 1] ?? 0) - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = postings[middle] ?? 0;
    if (found === label) return true;
    if (found < label) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}
