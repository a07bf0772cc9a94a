import type { RemovedOutcome } from "../outcome.ts";

/** What can be done to several applications at once. */
export const manyChanges = ["move", "archive", "unarchive", "delete"] as const;
export type ManyChange = (typeof manyChanges)[number];

/** A change of several applications that can be undone. */
export type DoneChange = {
  id: string;
  what: ManyChange;
  count: number;
  /** The stage that they are in now; "" if the change was no move. */
  stage: string;
  /** The outcomes that the move removed. */
  removed: readonly RemovedOutcome[];
};
