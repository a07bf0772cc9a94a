import type { BoundedWork, WorkRefusal } from "../platform/concurrency/bounded-work.server.ts";
import type { Scan, ScanRequest } from "./scan-cv.ts";
import { join } from "node:path";
import { openBoundedThread } from "../platform/concurrency/bounded-thread.server.ts";
import { limits } from "../cv/read/limits.ts";

export type CvScanner = {
  /**
   * Scans a file in memory when its turn comes.
   *
   * @param by the network of the client, and its signal
   */
  scan: (request: ScanRequest, by: { client: string; signal: AbortSignal }) => Promise<Scan | WorkRefusal>;
  stop: () => Promise<void>;
};

/** Scans uploaded CVs one after the other, in a thread with limits for time and memory. Files are never stored. */
export function createCvScanner(work: BoundedWork): CvScanner {
  const thread = openScanThread();
  return {
    async scan(request, by) {
      const done = await work.run(by, () => thread.scan(request));
      return done.ok ? done.value : done;
    },
    stop: thread.close,
  };
}

export type ScanThread = { scan: (request: ScanRequest) => Promise<Scan>; close: () => Promise<void> };

/** Scans CVs in a thread with limits for time and memory. Files wait for each other. */
export function openScanThread(): ScanThread {
  const thread = openBoundedThread<ScanRequest, Scan>(join(import.meta.dirname, "scan-thread.ts"));
  return {
    async scan(request) {
      const answer = await thread.ask(request);
      return answer.ok ? answer.value : answer;
    },
    close: thread.close,
  };
}

/** Bytes of a request with a file and the other fields of the form. */
export const largestScanRequest = limits.file + 1_000_000;
