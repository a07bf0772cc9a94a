/** The ways in which an application can end, each with its label. */
export const outcomes = {
  accepted: "Accepted by you",
  declined: "Declined by you",
  rejected: "Rejected by them",
  withdrawn: "Withdrawn by you",
  "no-reply": "No reply",
} as const;

export type Outcome = keyof typeof outcomes;

/** An outcome that a move to an open stage removed, and whether its owner had written a reason, which stays. */
export type RemovedOutcome = { outcome: Outcome; hasReason: boolean };

/** Says that a move removed the outcome. */
export function removedOutcomeText({ outcome, hasReason }: RemovedOutcome): string {
  const kept = hasReason ? " The reason that you wrote stays." : "";
  return `It is open again, so its outcome “${outcomes[outcome]}” was removed.${kept}`;
}

export function isOutcome(value: unknown): value is Outcome {
  return typeof value === "string" && Object.hasOwn(outcomes, value);
}
