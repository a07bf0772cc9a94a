import { get } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

export type OverloadOrder = {
  urls: string[];
  /** Milliseconds after which each client leaves; undefined waits for the answer. */
  leavesAfter?: number;
};

/** @property status 0 for a client that left */
export type OverloadAnswer = { status: number; ms: number };

/**
 * Requests all addresses at once. It runs in a thread of its own, so that its work does not slow down other
 * measurements.
 */
const { urls, leavesAfter } = workerData as OverloadOrder;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await Promise.all(urls.map(ask)));

function ask(url: string): Promise<OverloadAnswer> {
  return new Promise((resolve) => {
    const began = performance.now();
    const done = (status: number) => resolve({ status, ms: performance.now() - began });
    const request = get(url, { headers: { accept: "text/html" } }, (answer) => {
      answer.resume();
      answer.on("end", () => done(answer.statusCode ?? 0));
    });
    request.on("error", () => done(0));
    request.on("close", () => done(0));
    if (leavesAfter !== undefined) setTimeout(() => request.destroy(), leavesAfter);
  });
}
