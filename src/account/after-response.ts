import type { Logger } from "pino";

export type AfterResponse = {
  /** Starts after the current answer has been sent. Failures are logged. */
  run: (name: string, work: () => Promise<void>) => void;
  /** Waits for all work started so far. */
  settled: () => Promise<void>;
};

/**
 * Work done after the answer. A crash loses it, and its timing can be observed, so links go through the queue instead.
 */
export function createAfterResponse(log: Logger): AfterResponse {
  const running = new Set<Promise<void>>();
  return {
    run(name, work) {
      const done = new Promise((begin) => setImmediate(begin))
        .then(work)
        .catch((error: unknown) => log.error({ err: error, work: name }, "work after an answer failed"))
        .finally(() => running.delete(done));
      running.add(done);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
