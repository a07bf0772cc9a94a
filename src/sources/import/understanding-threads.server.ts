import { Worker } from "node:worker_threads";
import type { UnderstoodRecords } from "../../jobs/understand-records.server.ts";
import { unpackRecords } from "./packed-records.ts";
import type { UnderstandingReply, UnderstandingRequest } from "./understanding-thread.ts";

/** Threads that parse batches while others are stored. */
export type UnderstandingThreads = {
  /** Rejects when its thread crashed or was closed meanwhile. */
  understand: (request: UnderstandingRequest) => Promise<UnderstoodRecords>;
  close(): Promise<void>;
};

/**
 * Starts with one thread, whose gazetteer takes a second to build. Adds more when batches arrive while all are busy,
 * because a small feed needs only one.
 */
export function startUnderstanding(most: number): UnderstandingThreads {
  const threads = [startThread()];
  return {
    async understand(request) {
      const idlest = threads.reduce((one, other) => (other.waiting() < one.waiting() ? other : one));
      if (idlest.waiting() === 0 || threads.length >= most) return idlest.ask(request);
      const another = startThread();
      threads.push(another);
      return another.ask(request);
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.end()));
    },
  };
}

/**
 * Limits the memory of a thread, which holds the gazetteer and the current batch. Without a limit, uncollected garbage
 * took a third of the memory of the whole import.
 */
const memory = { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: 512 };

function startThread() {
  const worker = new Worker(new URL("understanding-thread.ts", import.meta.url), {
    name: "understanding",
    execArgv: [],
    resourceLimits: memory,
  });
  const asked: PromiseWithResolvers<UnderstoodRecords>[] = [];
  let ended: Error | undefined;
  const fail = (error: Error) => {
    ended ??= error;
    for (const one of asked.splice(0)) one.reject(ended);
  };
  worker.on("message", (reply: UnderstandingReply) => asked.shift()?.resolve(unpackRecords(reply)));
  worker.on("messageerror", fail);
  worker.on("error", fail);
  worker.on("exit", () => fail(new Error("The thread that understands postings has ended.")));
  return {
    waiting: () => asked.length,
    ask(request: UnderstandingRequest): Promise<UnderstoodRecords> {
      if (ended) return Promise.reject(ended);
      const one = Promise.withResolvers<UnderstoodRecords>();
      asked.push(one);
      worker.postMessage(request, []);
      return one.promise;
    },
    end: () => worker.terminate(),
  };
}
