import { join } from "node:path";
import { openBoundedThread } from "../../platform/concurrency/bounded-thread.server.ts";
import type { BoundedWork, WorkRefusal } from "../../platform/concurrency/bounded-work.server.ts";
import type { LetterInput, NoLetter, Written } from "./write-letter.ts";

/** `too-long`: the CV is longer than any page that could be drawn, or writing took too long. */
type Answer = Written | NoLetter | { ok: false; reason: "too-long" };

export type LetterWriter = {
  /** Writes a letter in memory when its turn comes. @param by the network of the client, and its signal */
  write: (input: LetterInput, by: { client: string; signal: AbortSignal }) => Promise<Answer | WorkRefusal>;
  stop: () => Promise<void>;
};

/** Writes letters one after the other, in a thread with limits for time and memory. */
export function createLetterWriter(work: BoundedWork): LetterWriter {
  const thread = openBoundedThread<LetterInput, Answer>(join(import.meta.dirname, "letter-thread.ts"));
  return {
    async write(input, by) {
      const done = await work.run(by, () => thread.ask(input));
      if (!done.ok) return done;
      return done.value.ok ? done.value.value : { ok: false, reason: "too-long" };
    },
    stop: thread.close,
  };
}
