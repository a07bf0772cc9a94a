import type { RejectionReason } from "../jobs/posting.ts";

/** Why a record is not shown, as the end of a sentence: "It was rejected: it has no title." */
export const rejectionWords: Readonly<Record<RejectionReason, string>> = {
  "not-an-object": "it is no record",
  "no-id": "it has no id",
  "no-title": "it has no title",
  "no-company": "it names no employer",
  "not-an-opening": "it is not an opening",
  unlisted: "the employer does not list it",
  "too-large": "it is too large",
  unreadable: "it cannot be read",
  truncated: "it breaks off",
  closed: "it is closed",
};

/**
 * Names the reasons for which records were rejected, the most frequent first.
 *
 * @example rejectionsText({ closed: 4, "no-title": 1 }) // "4: it is closed; 1: it has no title"
 */
export function rejectionsText(reasons: Partial<Record<RejectionReason, number>>): string {
  return Object.entries(reasons)
    .sort(([, one], [, other]) => other - one)
    .map(([reason, count]) => `${count}: ${rejectionWords[reason as RejectionReason] ?? reason}`)
    .join("; ");
}
