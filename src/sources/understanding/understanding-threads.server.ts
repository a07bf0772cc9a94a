import { join } from "node:path";
import type { UnderstoodRecords } from "../../jobs/understand-records.server.ts";
import { type BoundedThread, openBoundedThread } from "../../platform/concurrency/bounded-thread.server.ts";
import { type PackedRecords, unpackRecords } from "./packed-records.ts";
import type { UnderstandingRequest } from "./understanding-thread.ts";

/** Parses a batch outside of the thread that serves pages. Rejects when its thread crashed, was slow or was closed. */
export type Understand = (request: UnderstandingRequest) => Promise<UnderstoodRecords>;

export type UnderstandingThreads = { understand: Understand; close: () => Promise<void> };

/** A batch of 400 postings takes three seconds, and many times that on a busy machine. */
const limits = { timeMs: 180_000, memoryMb: 512 };

/**
 * Starts a thread when a batch arrives while all others are busy, because a small feed needs only one. The gazetteer of
 * a thread takes a second to build.
 */
export function openUnderstanding(most: number): UnderstandingThreads {
  const threads: { thread: BoundedThread<UnderstandingRequest, PackedRecords>; waiting: number }[] = [];
  function idlest() {
    const found = threads.toSorted((one, other) => one.waiting - other.waiting)[0];
    if (found && (found.waiting === 0 || threads.length >= most)) return found;
    const file = join(import.meta.dirname, "understanding-thread.ts");
    const started = {
      thread: openBoundedThread<UnderstandingRequest, PackedRecords>(file, limits),
      waiting: 0,
    };
    threads.push(started);
    return started;
  }
  return {
    async understand(request) {
      const asked = idlest();
      asked.waiting += 1;
      const answer = await asked.thread.ask(request);
      asked.waiting -= 1;
      if (answer.ok) return unpackRecords(answer.value);
      throw new Error(
        answer.reason === "slow"
          ? "Postings took too long to parse."
          : "The thread that parses postings ended.",
      );
    },
    async close() {
      await Promise.all(threads.map(({ thread }) => thread.close()));
    },
  };
}
