import * as z from "zod";
import type { AccountKind } from "../../../documents/account/account-kind.ts";
import { documentsData } from "../../../documents/account/documents-data.server.ts";
import type { PracticeSession } from "./practice-kind.ts";
import { longestAnswer } from "./session-history.ts";

const line = z.string().max(500);

const session = z.object({
  started: z.iso.datetime(),
  changed: z.iso.datetime(),
  title: line,
  company: line,
  ended: z.boolean(),
  answers: z
    .array(
      z.object({
        questionId: line,
        question: z.string().max(1_000),
        text: z.string().max(longestAnswer),
        seconds: z.number().min(0),
        spoken: z.boolean(),
      }),
    )
    .max(100),
});

/** Practice sessions as documents in an account, for people who switched that on. */
export const practiceAccountKind: AccountKind<PracticeSession> = {
  name: "practice",
  limits: { documents: 200, bytes: 10_000_000 },
  read(content) {
    const read = session.safeParse(content);
    return read.success
      ? { ok: true, document: read.data }
      : { ok: false, problem: "This is no practice session." };
  },
  isCurrent: (content) => session.safeParse(content).success,
  factsOf: () => ({ jobId: null, score: null }),
};

/** A person's practice sessions, for the export and deletion of an account, and for switching their storage off. */
export const practiceData = documentsData({
  kind: practiceAccountKind,
  name: "practice",
  holds: "Your answers to the interview coach, if you keep them in your account.",
  write: ({ changedAt, document }) => ({ changedAt, ...document }),
  writeVersion: ({ at, document }) => ({ at, ...document }),
});
