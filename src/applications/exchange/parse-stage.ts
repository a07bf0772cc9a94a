import { isOutcome, outcomes, type Outcome } from "../outcome.ts";
import type { Stage, StageKind } from "../stage.ts";

/** Words in the names of other trackers' stages. The first match counts. */
const kindPatterns: readonly (readonly [RegExp, StageKind])[] = [
  [/reject|declin|withdr|closed|archiv|ghost|no reply|no response|not selected|accepted|failed/, "closed"],
  [/offer|negotiat/, "offer"],
  [/interview|screen|assessment|onsite|on-site|phone|test/, "interview"],
  [/wish|bookmark|saved|interested|to apply|applying|not applied|lead|backlog|draft/, "saved"],
  [/appl|sent|submitted|pending|waiting|review/, "applied"],
];

/**
 * Finds the stage that a file names: the one with this name, or the first with the same meaning. A row without a stage
 * is "applied" if it has a date of sending, and "saved" otherwise.
 */
export function parseStage(words: string, stages: readonly Stage[], isSent: boolean): Stage | null {
  const plain = words.trim().toLowerCase();
  const named = stages.find(({ name }) => name.toLowerCase() === plain);
  if (named) return named;
  const kind = kindPatterns.find(([pattern]) => pattern.test(plain))?.[1] ?? (isSent ? "applied" : "saved");
  return stages.find((stage) => stage.kind === kind) ?? null;
}

const outcomePatterns: readonly (readonly [RegExp, Outcome])[] = [
  [/reject|not selected|failed/, "rejected"],
  [/withdr/, "withdrawn"],
  [/accepted|hired/, "accepted"],
  [/declin/, "declined"],
  [/no reply|no response|ghost/, "no-reply"],
];

/** Finds the outcome that a file names, in its column or in its stage. */
export function parseOutcome(words: string): Outcome | null {
  const plain = words.trim().toLowerCase();
  if (isOutcome(plain)) return plain;
  const named = Object.entries(outcomes).find(([, label]) => label.toLowerCase() === plain)?.[0];
  if (isOutcome(named)) return named;
  return outcomePatterns.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}
