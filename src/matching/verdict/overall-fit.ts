import type { Asked, Importance } from "../requirements/requirement.ts";
import type { Matched } from "./match-cv.ts";
import type { Verdict } from "./verdict.ts";

/** How well a CV fits an advert. `score` orders jobs and is never shown, because it is too rough for a figure. */
export type OverallFit = { level: FitLevel; score: number };
export const fitLevels = ["strong", "good", "partial", "poor"] as const;
export type FitLevel = (typeof fitLevels)[number];

/** The words for people. */
export const fitWords: Readonly<Record<FitLevel, string>> = {
  strong: "Strong fit",
  good: "Good fit",
  partial: "Partial fit",
  poor: "Poor fit",
};

/** The points of a verdict. A fact that the CV does not state costs little. */
const earned: Readonly<Record<Verdict, number>> = { met: 1, partly: 0.5, unknown: 0.5, missing: 0 };
const weightOf: Readonly<Record<Importance, number>> = { required: 1, preferred: 0.4, mentioned: 0.6 };
/** The share of the title in the score. Another occupation is hardly ever a fit, even if words agree. */
const titleShare = 0.25;
/** An advert that says little tells little: its few requirements count together with this weight of an average one. */
const [priorWeight, priorEarned] = [2, 0.4];
/** Facts that say little about whether a person can do the work. */
const kindWeight: Partial<Readonly<Record<Asked["kind"], number>>> = { place: 0.5, permit: 0, occupation: 0 };
/** Minimum scores of the levels. */
const [strongFrom, goodFrom, partialFrom] = [0.75, 0.55, 0.35];
const mostOfOther = 0.5;

/** Sums up the comparison of a CV with an advert. Every page shows this one. */
export function overallFit(
  matches: readonly (Matched & { asked: { importance?: Importance } })[],
): OverallFit {
  const title = matches.find(({ asked }) => asked.kind === "occupation")?.verdict ?? "unknown";
  let [sum, of] = [priorWeight * priorEarned, priorWeight];
  for (const { asked, verdict } of matches) {
    const weight = weightOf[asked.importance ?? "required"] * (kindWeight[asked.kind] ?? 1);
    sum += weight * earned[verdict];
    of += weight;
  }
  const score = titleShare * earned[title] + (1 - titleShare) * (sum / of);
  // Another occupation is a partial fit at most, even if all words agree.
  return { level: levelOf(title === "missing" ? Math.min(score, mostOfOther) : score), score };
}

function levelOf(score: number): FitLevel {
  if (score >= strongFrom) return "strong";
  if (score >= goodFrom) return "good";
  return score >= partialFrom ? "partial" : "poor";
}
