import { join } from "node:path";
import { openBoundedThread } from "../platform/concurrency/bounded-thread.server.ts";
import type { Scan, ScanRequest } from "./scan-cv.ts";

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
