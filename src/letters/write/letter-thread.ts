/** A thread that writes letters, because the time for it grows with the CV and the advert that somebody sends. */
import { answerInThread } from "../../platform/concurrency/answer-in-thread.server.ts";
import { toPage } from "../../cv/view-model/to-page.ts";
import { writeLetter, type LetterInput } from "./write-letter.ts";

answerInThread((input: LetterInput) =>
  toPage(input.cv.document).ok ? writeLetter(input) : { ok: false as const, reason: "too-long" as const },
);
