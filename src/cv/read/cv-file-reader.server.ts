import { readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { openBoundedThread } from "../../platform/concurrency/bounded-thread.server.ts";
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

/** Reads CVs in a thread with limits for time and memory. */
export function openCvFileReader(): CvFileReader {
  const thread = openBoundedThread<ReadingRequest, CvFileResult>(
    join(import.meta.dirname, "reading-thread.ts"),
  );
  const read = async (bytes: Uint8Array, name: string): Promise<CvFileResult> => {
    if (bytes.length > limits.file) return { ok: false, reason: "too-large" };
    const answer = await thread.ask({ bytes, name });
    return answer.ok ? answer.value : answer;
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
    close: thread.close,
  };
}
