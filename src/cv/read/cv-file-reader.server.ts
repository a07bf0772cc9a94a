import { readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { Worker } from "node:worker_threads";
import { limits } from "./limits.ts";
import type { CvFileResult } from "./read-cv.ts";
import type { ReadingRequest } from "./reading-thread.ts";

export type CvFileReader = {
  /** Reads a file of this machine. */
  readFile: (path: string) => Promise<CvFileResult>;
  /** Reads a file in memory. Files wait for each other. */
  read: (bytes: Uint8Array, name: string) => Promise<CvFileResult>;
  close: () => Promise<void>;
};

/** Milliseconds for one file, with starting the thread. */
const longest = 10_000;
/** Megabytes of JavaScript objects. Unpacked bytes are limited before they are read. */
const maxMemory = 512;

/** Reads CVs in a thread with limits for time and memory. The thread is replaced after a file that breaks it. */
export function openCvFileReader(): CvFileReader {
  let thread: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const start = (): Worker => {
    const worker = new Worker(join(import.meta.dirname, "reading-thread.ts"), {
      resourceLimits: { maxOldGenerationSizeMb: maxMemory },
    });
    worker.unref();
    return worker;
  };
  const stop = async (): Promise<void> => {
    const stopped = thread;
    thread = null;
    await stopped?.terminate();
  };
  const read = (bytes: Uint8Array, name: string): Promise<CvFileResult> => {
    if (bytes.length > limits.file) return Promise.resolve({ ok: false, reason: "too-large" });
    const reading = last.then(() => readNow(bytes, name));
    last = reading;
    return reading;
  };
  const readNow = (bytes: Uint8Array, name: string): Promise<CvFileResult> => {
    thread ??= start();
    const worker = thread;
    return new Promise((resolve) => {
      const end = (result: CvFileResult, isBroken: boolean): void => {
        clearTimeout(timer);
        worker.off("message", hear);
        worker.off("error", fail);
        if (isBroken) void stop().then(() => resolve(result));
        else resolve(result);
      };
      const timer = setTimeout(() => end({ ok: false, reason: "slow" }, true), longest);
      const hear = (result: CvFileResult): void => end(result, false);
      const fail = (): void => end({ ok: false, reason: "crashed" }, true);
      worker.on("message", hear);
      worker.on("error", fail);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
      worker.postMessage({ bytes, name } satisfies ReadingRequest);
    });
  };
  return {
    read,
    readFile: async (path) => {
      const size = await stat(path).then(
        (file) => (file.isFile() ? file.size : null),
        () => null,
      );
      if (size === null) return { ok: false, reason: "missing" };
      if (size > limits.file) return { ok: false, reason: "too-large" };
      return read(await readFile(path), basename(path));
    },
    close: stop,
  };
}
