import * as z from "zod";
import type { Reading } from "../../../documents/account/account-kind.ts";
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

/** Checks a practice session. */
export function readPractice(value: unknown): Reading<PracticeSession> {
  const read = session.safeParse(value);
  return read.success
    ? { ok: true, document: read.data }
    : { ok: false, problem: "This is no practice session." };
}
