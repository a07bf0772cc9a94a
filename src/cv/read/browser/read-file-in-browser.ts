import { limits } from "../limits.ts";
import type { CvFileResult } from "../read-cv.ts";
import type { FileReadingReply, FileReadingRequest } from "./file-reading-worker.ts";

/**
 * Milliseconds until a file counts as too slow to read, and until its pages are shown without pictures. A slow phone
 * needs long for some files, and the person can cancel.
 */
const longest = { read: 60_000, draw: 60_000 };

type Options = {
  /** Stops the reading at once. The promise is then rejected. */
  signal: AbortSignal;
  /** Receives the picture of each page of a PDF, in order, after the result. */
  showPage: (picture: ImageBitmap) => void;
};

/** Reads a CV file in a worker of this browser with a time limit. The file does not leave the device. */
export async function readFileInBrowser(file: File, { signal, showPage }: Options): Promise<CvFileResult> {
  if (file.size > limits.file) return { ok: false, reason: "too-large" };
  const bytes = new Uint8Array(await file.arrayBuffer());
  signal.throwIfAborted();
  const worker = new Worker(new URL("./file-reading-worker.ts", import.meta.url), {
    type: "module",
    name: "cv-file-reader",
  });
  return new Promise((resolve, reject) => {
    let timer = window.setTimeout(() => end({ ok: false, reason: "slow" }), longest.read);
    function end(result: CvFileResult): void {
      window.clearTimeout(timer);
      worker.terminate();
      resolve(result);
    }
    signal.addEventListener("abort", () => {
      window.clearTimeout(timer);
      worker.terminate();
      reject(signal.reason as Error);
    });
    worker.addEventListener("error", () => end({ ok: false, reason: "crashed" }));
    worker.addEventListener("message", ({ data }: MessageEvent<FileReadingReply>) => {
      if (data.kind === "read") {
        resolve(data.result);
        window.clearTimeout(timer);
        timer = window.setTimeout(() => worker.terminate(), longest.draw);
      } else if (data.kind === "page") showPage(data.picture);
      // PDF.js says that it is in a worker, with messages of its own.
      else if (data.kind === "end") {
        window.clearTimeout(timer);
        worker.terminate();
      }
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage({ bytes, name: file.name } satisfies FileReadingRequest);
  });
}
