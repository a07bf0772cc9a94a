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
/** What the title makes of everything else. Another occupation is a partial fit at most, even if all words agree. */
const titleFactor: Readonly<Record<Verdict, number>> = { met: 1, partly: 0.85, unknown: 0.9, missing: 0.5 };
/**
 * An advert that says little tells little: its few requirements count together with this weight of what the title lets
 * one expect.
 */
const priorWeight = 2;
const priorEarned: Readonly<Record<Verdict, number>> = { met: 0.6, partly: 0.4, unknown: 0.4, missing: 0.2 };
/** Whether a person can do the work is not a matter of where they live, so a pasted advert without a place is no other. */
const kindWeight: Partial<Readonly<Record<Asked["kind"], number>>> = { place: 0, permit: 0, occupation: 0 };
/** What is left of a fit without something that the advert cannot do without: its language, or what it says so of. */
const stopFactor = 0.5;
/** Minimum scores of the levels. */
const [strongFrom, goodFrom, partialFrom] = [0.75, 0.55, 0.35];

/** Sums up the comparison of a CV with an advert. Every page shows this one. */
export function overallFit(
  matches: readonly (Matched & { asked: { importance?: Importance } })[],
): OverallFit {
  const title = matches.find(({ asked }) => asked.kind === "occupation")?.verdict ?? "unknown";
  let [sum, of] = [priorWeight * priorEarned[title], priorWeight];
  for (const { asked, verdict } of matches) {
    const weight =
      weightOf[asked.importance ?? "required"] * (kindWeight[asked.kind] ?? 1) * timesWeight(asked);
    sum += weight * earned[verdict];
    of += weight;
  }
  const isStopped = matches.some(({ asked, verdict }) => verdict === "missing" && isCondition(asked));
  const score = (sum / of) * titleFactor[title] * (isStopped ? stopFactor : 1);
  return { level: levelOf(score), score };
}

/** A skill that the advert names again and again weighs more: twice as much from four times. */
const timesWeight = (asked: Asked): number =>
  asked.kind === "skill" ? 1 + Math.min(2, Math.log2(asked.times ?? 1)) / 2 : 1;

/** Whether nobody is considered without it. */
const isCondition = (asked: Asked & { importance?: Importance }): boolean =>
  (asked.kind === "language" && (asked.importance ?? "required") === "required") ||
  (asked.kind === "line" && asked.isCondition === true);

function levelOf(score: number): FitLevel {
  if (score >= strongFrom) return "strong";
  if (score >= goodFrom) return "good";
  return score >= partialFrom ? "partial" : "poor";
}
