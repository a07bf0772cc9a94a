import type { CvPage } from "../../page/cv-page.ts";
import type { SvgPages } from "../svg-pages.ts";
import type { BrowserDrawing } from "./browser-engine.ts";
import type { EngineAnswer, EngineQuestion } from "./engine-worker.ts";

/**
 * Draws CVs in this browser, in a worker, so that nothing of them is sent anywhere. A drawing that fails for want of the
 * network or of memory rejects; asking again starts anew.
 */
export type BrowserRenderer = {
  drawPages: (page: CvPage) => Promise<BrowserDrawing<SvgPages>>;
  drawPdf: (page: CvPage, resume: string) => Promise<BrowserDrawing<{ pdf: Uint8Array<ArrayBuffer> }>>;
  close: () => void;
};

/** The WASM build cannot give memory back, about 1.6 MB a drawing: after so many a new worker takes over. */
const drawingsAWorker = 100;

type Unnumbered<Q> = Q extends unknown ? Omit<Q, "id"> : never;

type Waiting = { resolve: (drawing: never) => void; reject: (problem: Error) => void };

/** @param startWorker makes a worker of engine-worker.ts */
export function openBrowserRenderer(startWorker: () => Worker): BrowserRenderer {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let drawings = 0;
  let lastId = 0;

  function end(problem: Error): void {
    worker?.terminate();
    worker = null;
    drawings = 0;
    for (const { reject } of waiting.values()) reject(problem);
    waiting.clear();
  }

  function current(): Worker {
    // A worker with questions to answer is not taken away from them.
    if (worker && drawings >= drawingsAWorker && waiting.size === 0) end(new Error("never seen"));
    if (worker) return worker;
    worker = startWorker();
    worker.addEventListener("message", ({ data }: MessageEvent<EngineAnswer>) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if ("drawing" in data) asked?.resolve(data.drawing as never);
      else asked?.reject(new Error(data.problem));
    });
    worker.addEventListener("error", (event) => end(new Error(event.message || "the engine did not start")));
    return worker;
  }

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what is asked decides what comes back
  function ask<T>(question: Unnumbered<EngineQuestion>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const id = (lastId += 1);
      const engine = current();
      drawings += 1;
      waiting.set(id, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      engine.postMessage({ ...question, id });
    });
  }

  return {
    drawPages: (page) => ask({ what: "pages", page }),
    drawPdf: (page, resume) => ask({ what: "pdf", page, resume }),
    close: () => end(new Error("closed")),
  };
}
