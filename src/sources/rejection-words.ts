import type { RejectionReason } from "../jobs/posting.ts";

/** Why a record is not shown, in a few words. */
export const rejectionWords: Readonly<Record<RejectionReason, string>> = {
  "not-an-object": "no record",
  "no-id": "no id",
  "no-title": "no title",
  "no-company": "no employer",
  "not-an-opening": "not an opening",
  unlisted: "not listed by the employer",
  "too-large": "too large",
  unreadable: "unreadable",
  truncated: "cut off",
  closed: "closed",
  removed: "removed on request",
};

/** Numbers of rejected records by reason. */
export type RejectionCounts = Partial<Record<RejectionReason, number>>;

/**
 * Names the reasons for which records were rejected, the most frequent first.
 *
 * @example rejectionsText({ "no-title": 1, closed: 4 }) // "4 closed, 1 no title"
 */
export function rejectionsText(counts: RejectionCounts): string {
  return Object.entries(counts)
    .sort(([, one], [, other]) => other - one)
    .map(([reason, count]) => `${count} ${rejectionWords[reason as RejectionReason] ?? reason}`)
    .join(", ");
}
