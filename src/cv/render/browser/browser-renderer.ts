import type { CvPage } from "../../view-model/cv-page.ts";
import { createDrawingReader, type DrawingReader } from "../svg-frame-reader.ts";
import type { DrawnPages } from "../svg-frame.ts";
import type { BrowserDrawing, EngineCode } from "./browser-engine.ts";
import type { EngineReply, EngineRequest } from "./engine-worker.ts";

/**
 * Draws CVs in a worker of this browser, so that no CV data is sent anywhere. A drawing rejects when the network or
 * memory fails. The next call then starts a new worker.
 */
export type BrowserRenderer = {
  drawPages: (page: CvPage) => Promise<BrowserDrawing<DrawnPages>>;
  drawPdf: (page: CvPage, resume: string) => Promise<BrowserDrawing<{ pdf: Uint8Array<ArrayBuffer> }>>;
  close: () => void;
};

/**
 * The WASM build never frees memory: about half a megabyte per drawing. At this limit a new worker is prepared. It
 * takes over once it has drawn a page, so the user does not wait for it.
 */
const maxMegabytes = 160;

type Unnumbered<Q> = Q extends unknown ? Omit<Q, "id"> : never;
type UnnumberedRequest = Unnumbered<EngineRequest>;

type Waiting = { resolve: (answer: never) => void; reject: (problem: Error) => void };
type Engine = {
  worker: Worker;
  waiting: Map<number, Waiting>;
  /** Remembers what this engine has drawn. */
  reader: DrawingReader;
  megabytes: number;
  maxMegabytes: number;
  isOver: boolean;
};

/** @param startWorker makes a worker of engine-worker.ts */
export function openBrowserRenderer(startWorker: () => Worker): BrowserRenderer {
  let current: Engine | null = null;
  let next: Engine | null = null;
  let isNextReady = false;
  let code: EngineCode | null = null;
  let lastId = 0;

  function end(engine: Engine, problem: Error): void {
    if (engine.isOver) return;
    engine.isOver = true;
    engine.worker.terminate();
    if (current === engine) current = null;
    if (next === engine) next = null;
    for (const { reject } of engine.waiting.values()) reject(problem);
    engine.waiting.clear();
  }

  function start(): Engine {
    const engine: Engine = {
      worker: startWorker(),
      waiting: new Map(),
      reader: createDrawingReader(),
      megabytes: 0,
      maxMegabytes,
      isOver: false,
    };
    engine.worker.addEventListener("message", ({ data }: MessageEvent<EngineReply>) => {
      const asked = engine.waiting.get(data.id);
      engine.waiting.delete(data.id);
      engine.megabytes = data.megabytes;
      if ("answer" in data) asked?.resolve(data.answer as never);
      else asked?.reject(new Error(data.problem));
    });
    engine.worker.addEventListener("error", (event) =>
      end(engine, new Error(event.message || "the engine did not start")),
    );
    put<EngineCode>(engine, { what: "open", code }).then(
      (opened) => (code = opened),
      (problem: Error) => end(engine, problem),
    );
    return engine;
  }

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what is asked decides what comes back
  function put<T>(engine: Engine, request: UnnumberedRequest): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const id = (lastId += 1);
      engine.waiting.set(id, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      engine.worker.postMessage({ ...request, id });
    });
  }

  async function drawPagesBy(engine: Engine, page: CvPage): Promise<BrowserDrawing<DrawnPages>> {
    const drawing = await put<BrowserDrawing<{ svg: string }>>(engine, { what: "pages", page });
    if (!drawing.ok) return drawing;
    const pages = engine.reader.read(drawing.svg);
    if (pages) return { ok: true, ...pages };
    const problem = new Error("the engine speaks of a drawing that was never seen");
    end(engine, problem);
    throw problem;
  }

  /** Lets the next worker draw the same page once, so that it loads what the page needs. */
  function prepareNext(worn: Engine, page: CvPage): void {
    if (next || current !== worn) return;
    const engine = start();
    next = engine;
    isNextReady = false;
    drawPagesBy(engine, page).then(
      () => (isNextReady = next === engine),
      (problem: Error) => {
        end(engine, problem);
        // The current worker continues until it has taken as much again.
        worn.maxMegabytes += maxMegabytes;
      },
    );
  }

  async function ask<T>(page: CvPage, drawBy: (engine: Engine) => Promise<T>): Promise<T> {
    // A worker is only replaced when it has no open questions.
    if (current && next && isNextReady && current.waiting.size === 0) {
      const ready = next;
      next = null;
      end(current, new Error("never seen"));
      current = ready;
    }
    const engine = (current ??= start());
    const answer = await drawBy(engine);
    if (engine.megabytes > engine.maxMegabytes) prepareNext(engine, page);
    return answer;
  }

  return {
    drawPages: (page) => ask(page, (engine) => drawPagesBy(engine, page)),
    drawPdf: (page, resume) => ask(page, (engine) => put(engine, { what: "pdf", page, resume })),
    close() {
      for (const engine of [current, next]) if (engine) end(engine, new Error("closed"));
    },
  };
}
