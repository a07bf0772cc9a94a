/** Allows `most` attempts within `seconds`. */
export type AttemptRule = { seconds: number; most: number };

const quarter = 900;
const hour = 3_600;
const day = 86_400;

/**
 * The rate limits, grouped by key. Many people can share a network address behind one router or proxy, so its limits
 * are wide. An account's limits are narrow and count only attempts from unknown browsers. A known browser has a count
 * of its own, so strangers cannot lock the owner out of it (`consumePersonLimit`).
 */
export const limitRules = {
  "sign-in, address": { seconds: quarter, most: 100 },
  "sign-in, account": { seconds: quarter, most: 10 },
  "sign-in, known browser": { seconds: quarter, most: 20 },
  "second step, address": { seconds: quarter, most: 100 },
  "second step, account": { seconds: quarter, most: 10 },
  "second step, known browser": { seconds: quarter, most: 20 },
  "passkey, address": { seconds: quarter, most: 300 },
  "reauthentication, session": { seconds: quarter, most: 10 },
  "sign-up, address": { seconds: hour, most: 100 },
  "sign-up mail, account": { seconds: hour, most: 5 },
  "link asked for, address": { seconds: hour, most: 30 },
  "link asked for, account": { seconds: hour, most: 5 },
  "link opened, address": { seconds: hour, most: 60 },
  "waiting list, address": { seconds: hour, most: 30 },
  "guide judged, address": { seconds: hour, most: 40 },
  "data exported, account": { seconds: hour, most: 5 },
  "posting looked up, account": { seconds: hour, most: 60 },
  "language model requests, person": { seconds: hour, most: 60 },
  "language model tokens, person": { seconds: day, most: 150_000 },
  "language model tokens, site": { seconds: day, most: 5_000_000 },
} satisfies Record<string, AttemptRule>;

export type LimitKind = keyof typeof limitRules;
