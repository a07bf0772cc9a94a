/** So many tries within so many seconds. */
export type AttemptRule = { seconds: number; most: number };

const quarter = 900;
const hour = 3_600;

/**
 * What is limited, by whose key. An address stands for many people behind one router, so its limits are wide; an
 * account's are narrow. A browser that a person has signed in from before counts by itself, so that nobody can lock
 * them out of their own account by trying passwords elsewhere.
 */
export const attemptRules = {
  "sign-in, address": { seconds: quarter, most: 100 },
  "sign-in, account": { seconds: quarter, most: 10 },
  "sign-in, known browser": { seconds: quarter, most: 10 },
  "second step, address": { seconds: quarter, most: 30 },
  "sign-up, address": { seconds: hour, most: 100 },
  "sign-up mail, account": { seconds: hour, most: 5 },
  "link asked for, address": { seconds: hour, most: 30 },
  "link asked for, account": { seconds: hour, most: 5 },
  "password asked, account": { seconds: quarter, most: 10 },
  "link opened, address": { seconds: hour, most: 60 },
  "data exported, account": { seconds: hour, most: 5 },
} satisfies Record<string, AttemptRule>;

export type AttemptKind = keyof typeof attemptRules;
