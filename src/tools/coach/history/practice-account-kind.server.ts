import type { AccountKind } from "../../../documents/account/account-kind.ts";
import type { PracticeSession } from "./practice-kind.ts";
import { readPractice } from "./read-practice.ts";

/** Practice sessions as documents in an account, for people who switched that on. */
export const practiceAccountKind: AccountKind<PracticeSession> = {
  name: "practice",
  limits: { documents: 200, bytes: 10_000_000 },
  read: readPractice,
  isCurrent: (content) => readPractice(content).ok,
  factsOf: () => ({ jobId: null, score: null }),
};
