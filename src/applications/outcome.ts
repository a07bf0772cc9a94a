/** The ways in which an application can end, each with its label. */
export const outcomes = {
  accepted: "Accepted by you",
  declined: "Declined by you",
  rejected: "Rejected by them",
  withdrawn: "Withdrawn by you",
  "no-reply": "No reply",
} as const;

export type Outcome = keyof typeof outcomes;

export function isOutcome(value: unknown): value is Outcome {
  return typeof value === "string" && Object.hasOwn(outcomes, value);
}
