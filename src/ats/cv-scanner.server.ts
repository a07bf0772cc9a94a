import type { BoundedWork, WorkRefusal } from "../platform/concurrency/bounded-work.server.ts";
import { openScanThread } from "./open-scan-thread.server.ts";
import type { Scan, ScanRequest } from "./scan-cv.ts";

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
