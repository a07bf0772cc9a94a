import type { Outcome } from "./outcome.ts";
import type { StageKind } from "./stage.ts";

/** The fields of an application that its owner writes. Days are "2026-01-31". */
export type ApplicationFields = {
  title: string;
  company: string;
  place: string;
  link: string;
  /** Where the person found the opening. */
  source: string;
  /** The text of the posting. */
  description: string;
  /** Markdown. */
  notes: string;
  nextStep: string;
  applyBy: string | null;
  appliedAt: string | null;
  repliedAt: string | null;
  payDiscussed: string;
  outcome: Outcome | null;
  outcomeReason: string;
  cvId: string | null;
  cvVersion: string | null;
  /** The name of the CV when it was chosen. */
  cvTitle: string;
  /** Its ATS score when it was chosen; null if the account did not have it. */
  cvScore: number | null;
  letterId: string | null;
  letterText: string;
};

/** An application as stored, with its stage. */
export type Application = ApplicationFields & {
  id: string;
  stage: { id: string; name: string; kind: StageKind };
  jobId: number | null;
  createdAt: Date;
  updatedAt: Date;
  /** When its stage last changed; null if the file that it came from does not say it. */
  movedAt: Date | null;
  /** When its owner archived it. */
  archivedAt: Date | null;
};
