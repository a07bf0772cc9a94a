import { openCvFileReader } from "../cv/read/cv-file-reader.server.ts";
import { createTimeBudget } from "../platform/load/time-budget.ts";
import { createWorkQueue } from "../platform/load/work-queue.ts";
import { scanCv, type Scan } from "./scan-cv.server.ts";

export type CvScanner = {
  /**
   * Scans a file in memory when its turn comes. `too-often`: the client has used up its reading time. `busy`: too many
   * files wait, or the client has left.
   *
   * @param by the network of the client, and its signal
   */
  scan: (
    file: { bytes: Uint8Array; name: string },
    by: { client: string; signal: AbortSignal },
  ) => Promise<Scan | { ok: false; reason: "too-often" | "busy" }>;
  stop: () => Promise<void>;
};

const second = 1_000;

/** Scans uploaded CVs one after the other, in a thread with limits for time and memory. Files are never stored. */
export function createCvScanner(): CvScanner {
  const reader = openCvFileReader();
  const queue = createWorkQueue({
    concurrency: 1,
    maxWaitMs: 15 * second,
    maxWaiting: 50,
    expectedMs: 500,
  });
  const budget = createTimeBudget({ maxMs: 30 * second, perMs: 60 * second });
  return {
    async scan({ bytes, name }, { client, signal }) {
      if (!budget.hasTime(client)) return { ok: false, reason: "too-often" };
      const done = await queue.run(client, signal, async () => {
        const start = performance.now();
        try {
          return await scanCv(reader, bytes, name);
        } finally {
          budget.spend(client, performance.now() - start);
        }
      });
      return done.ok ? done.value : { ok: false, reason: "busy" };
    },
    async stop() {
      queue.stop();
      await reader.close();
    },
  };
}
