/** A thread that reads CVs, so that a hostile file can be stopped and cannot take the process with it. */
import { parentPort } from "node:worker_threads";
import { readCv, type CvFileResult } from "./read-cv.ts";

export type ReadingRequest = { bytes: Uint8Array; name: string };

parentPort?.on("message", ({ bytes, name }: ReadingRequest) => {
  const answer = (reading: CvFileResult): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    parentPort?.postMessage(reading);
  };
  readCv(bytes, name).then(answer, () => answer({ ok: false, reason: "crashed" }));
});
