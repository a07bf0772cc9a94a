/** Limits for one account: more than anyone applies for, too little to fill a disk. */
export const applicationLimits = {
  applications: 5_000,
  /** Bytes of all descriptions, notes and letters together. */
  bytes: 100_000_000,
  stages: 20,
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

/** Maximum size of a file of applications, in bytes. */
export const largestExchangeFile = 5_000_000;
