/** The fields of an application that can change: what its owner writes, and what was sent. Days are "2026-01-31". */
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

/** The meanings of stages, in the order in which an application passes through them. */
export const stageKinds = ["saved", "applied", "interview", "offer", "closed"] as const;

export type StageKind = (typeof stageKinds)[number];

/** A column of a person's board. */
export type Stage = { id: string; name: string; kind: StageKind };

/** The name of the first stage of each kind, until its owner renames it. */
export const defaultStageNames: Record<StageKind, string> = {
  saved: "Saved",
  applied: "Applied",
  interview: "Interview",
  offer: "Offer",
  closed: "Closed",
};

export function isStageKind(value: unknown): value is StageKind {
  return stageKinds.some((kind) => kind === value);
}

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

export function isOutcome(value: unknown): value is Outcome {
  return typeof value === "string" && Object.hasOwn(outcomes, value);
}

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

/** Limits for one account: more than anyone applies for, too little to fill a disk. */
export const applicationLimits = {
  applications: 5_000,
  /** Bytes of all descriptions, notes and letters together. */
  bytes: 100_000_000,
  stages: 20,
  /** Applications that are changed at once: those of a page of the table. */
  together: 50,
  /** Reminders and interviews of one application. */
  entries: 50,
} as const;

/** The longest texts, in characters. */
export const longest = {
  stageName: 40,
  title: 300,
  company: 200,
  place: 200,
  link: 2_000,
  source: 100,
  description: 40_000,
  notes: 20_000,
  nextStep: 200,
  payDiscussed: 300,
  outcomeReason: 500,
  cvTitle: 200,
  letterText: 20_000,
  reminder: 300,
  interviewKind: 100,
  withWhom: 200,
} as const;

/** Days for which a deleted application can be restored. */
export const daysToRestore = 30;

const boardFull = "Your board is full: it holds 5,000 applications. Delete some first.";
const gone = "It was changed or deleted in another tab. The page shows how things are now.";

/** The words for each reason for which a change is refused, by what was asked. */
export const problems = {
  add: { full: boardFull, "no-stage": "The stage was removed in another tab. Reload the page." },
  apply: { full: boardFull, "no-job": "This job is no longer here." },
  change: { "not-found": gone },
  restore: {
    "not-found": "It was deleted too long ago.",
    known: "The job has another application by now.",
  },
  many: {
    none: "Choose at least one row first.",
    "too-many": `At most ${applicationLimits.together} applications are changed at once. Choose fewer.`,
    "no-stage": "Choose a stage to move to.",
    nothing: "The chosen applications are like that already, or were deleted in another tab.",
  },
  undo: { "not-found": "It was undone already, or it is too long ago." },
  stage: {
    "no-name": "Give the stage a name.",
    last: "This is the last stage with its meaning. Add another one first.",
    full: "There are twenty stages already. Remove one first.",
    "not-found": "The stage was changed in another tab. Reload the page.",
  },
  reminder: { full: "There are fifty reminders already. Delete one first." },
  interview: { full: "There are fifty interviews already. Delete one first." },
  sent: {
    "no-cv": "This CV is no longer in your account.",
    "no-letter": "This letter is no longer in your account.",
  },
} as const;

/** Says that a move removed the outcome. */
export function removedOutcomeText({ outcome, hasReason }: RemovedOutcome): string {
  const kept = hasReason ? " The reason that you wrote stays." : "";
  return `It is open again, so its outcome “${outcomes[outcome]}” was removed.${kept}`;
}

/** The error that shows the notes stored meanwhile, and says what to do. */
export const changedNotesText = (stored: string): string =>
  `The notes were changed in another tab or on another device: “${stored}”. Add what you need of them, and save again.`;
