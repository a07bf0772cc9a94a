/** A thread that reads CVs, so that a hostile file can be stopped and cannot take the process with it. */
import { parentPort } from "node:worker_threads";
import { readCv } from "./read-cv.ts";

export type ReadingRequest = { bytes: Uint8Array; name: string };

parentPort?.on("message", ({ bytes, name }: ReadingRequest) => {
  readCv(bytes, name).then(
    (reading) => parentPort?.postMessage(reading),
    () => parentPort?.postMessage({ ok: false, reason: "crashed" }),
  );
});
