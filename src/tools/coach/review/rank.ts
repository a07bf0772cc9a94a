import {
  type AnswerFacts,
  detailCount,
  minDetails,
  goodLength,
  hidesBehindGroup,
  maxFillers,
} from "./facts.ts";

/** How ready an answer is. */
export const ranks = {
  strong: { label: "Ready to tell", tone: "good" },
  fair: { label: "Nearly there", tone: "warn" },
  weak: { label: "Needs work", tone: "bad" },
} as const;
export type Rank = keyof typeof ranks;

/** Ranks an answer by its parts, its details, its length and its filler words. */
export function rankOf(facts: AnswerFacts): Rank {
  const { star, hasExample, details, fillerRate, seconds, words } = facts;
  const parts = star
    ? Number(star.situation !== null) +
      Number(star.task !== null) +
      Number(star.action !== null) * 2 +
      Number(star.result !== null) * 2
    : Number(hasExample) * 4 + Number(words >= 50) * 2;
  const count = detailCount(details);
  const points =
    parts +
    (count >= minDetails + 1 ? 2 : Number(count >= 1)) +
    Number(seconds >= goodLength.least && seconds <= goodLength.most * 1.25) +
    Number(fillerRate <= maxFillers) -
    Number(fillerRate > 2 * maxFillers) -
    Number(hidesBehindGroup(details));
  if (points >= 9 && parts >= 5) return "strong";
  return points >= 4 && hasExample ? "fair" : "weak";
}
