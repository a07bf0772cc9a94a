import type { CvDocument } from "../../document/cv-document.ts";
import type { LookReply, LookDrawing, LookRequest } from "./look-worker.ts";

type Wish = {
  pages: LookRequest["pages"];
  width: number;
  /** Runs before all waiting drawings. */
  isUrgent?: boolean;
  signal: AbortSignal;
};

/** Draws a CV in other looks, in a worker. Drawings that are no longer wanted are taken out of the queue. */
export type LookDrawer = {
  /** Resolves to null if the CV cannot be drawn now or is no longer wanted. */
  draw: (document: CvDocument, wish: Wish) => Promise<LookDrawing | null>;
  close: () => void;
};

type Waiting = {
  request: Omit<LookRequest, "id">;
  signal: AbortSignal;
  resolve: (drawing: LookDrawing | null) => void;
};

export function openLookDrawer(): LookDrawer {
  const worker = new Worker(new URL("./look-worker.ts", import.meta.url), {
    type: "module",
    name: "cv-looks",
  });
  const queue: Waiting[] = [];
  let current: Waiting | null = null;
  let lastId = 0;

  function next(): void {
    if (current) return;
    current = queue.shift() ?? null;
    if (!current) return;
    lastId += 1;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage({ ...current.request, id: lastId } satisfies LookRequest);
  }

  function finish(drawing: LookDrawing | null): void {
    current?.resolve(current.signal.aborted ? null : drawing);
    current = null;
    next();
  }

  worker.addEventListener("message", ({ data }: MessageEvent<LookReply>) => finish(data.drawing));
  worker.addEventListener("error", () => finish(null));

  return {
    draw: (document, { pages, width, isUrgent = false, signal }) =>
      new Promise((resolve) => {
        const waiting: Waiting = { request: { document, pages, width }, signal, resolve };
        signal.addEventListener("abort", () => {
          const at = queue.indexOf(waiting);
          if (at === -1) return;
          queue.splice(at, 1);
          resolve(null);
        });
        if (isUrgent) queue.unshift(waiting);
        else queue.push(waiting);
        next();
      }),
    close() {
      worker.terminate();
      for (const { resolve } of queue.splice(0)) resolve(null);
      current?.resolve(null);
    },
  };
}
