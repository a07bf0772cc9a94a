import type { Logger } from "../../platform/log/log.ts";
import type { CvPage } from "../page/cv-page.ts";
import type { RenderRequest } from "./render-process.ts";
import { startRenderWorker, type RenderLimits, type RenderWorker } from "./render-worker.server.ts";
import type { PagesDrawing, PdfDrawing } from "./typst-engine.server.ts";

/**
 * Why there is no page: `busy` when too many wait, or the site is stopping; `too-slow` and `too-large` when a limit
 * was met; `failed` is a mistake of ours, and in the log.
 */
export type NotRendered = { ok: false; reason: "busy" | "too-slow" | "too-large" | "failed" };

export type CvRenderer = {
  /** @param options.resume JSON Resume to attach to the file, so that it can be read in again without loss */
  renderPdf: (page: CvPage, options?: { resume?: string }) => Promise<PdfDrawing | NotRendered>;
  renderPages: (page: CvPage) => Promise<PagesDrawing | NotRendered>;
  /** Refuses what waits and ends the processes. */
  stop: () => Promise<void>;
};

export type RendererOptions = Partial<RenderLimits> & {
  log: Logger;
  workers?: number;
  /** How many may wait; about three seconds of work. */
  queueLimit?: number;
  /** After so long without work the processes are ended, to give their memory back. */
  idleMs?: number;
};

type Waiting = { request: RenderRequest; answer: (drawing: PdfDrawing | PagesDrawing | NotRendered) => void };

/**
 * Draws CVs in a few processes of their own. They are started when first needed (about half a second), kept while
 * there is work, and killed when a drawing takes more time or memory than it may.
 */
export function createCvRenderer(options: RendererOptions): CvRenderer {
  const { log, workers: most = 2, queueLimit = 32, idleMs = 600_000 } = options;
  const limits = { timeMs: options.timeMs ?? 10_000, memoryMb: options.memoryMb ?? 600 };
  const idle: RenderWorker[] = [];
  const all = new Set<RenderWorker>();
  const queue: Waiting[] = [];
  let stopped = false;
  let idleTimer: NodeJS.Timeout | undefined;

  function render(request: RenderRequest): Promise<PdfDrawing | PagesDrawing | NotRendered> {
    if (stopped || queue.length >= queueLimit) return Promise.resolve({ ok: false, reason: "busy" });
    return new Promise((answer) => {
      queue.push({ request, answer });
      workOff();
    });
  }

  function workOff(): void {
    clearTimeout(idleTimer);
    while (queue.length > 0 && (idle.length > 0 || all.size < most)) {
      const waiting = queue.shift();
      if (waiting) void draw(waiting, idle.pop() ?? start());
    }
    if (all.size > 0 && idle.length === all.size) {
      idleTimer = setTimeout(() => void endAll(), idleMs);
      idleTimer.unref();
    }
  }

  function start(): RenderWorker {
    const worker = startRenderWorker(limits);
    all.add(worker);
    return worker;
  }

  async function draw({ request, answer }: Waiting, worker: RenderWorker): Promise<void> {
    const outcome = await worker.draw(request);
    if (outcome.ok) answer(outcome.drawing);
    else {
      // Never what was to be drawn: a CV is nobody's business.
      if (!stopped) log.warn({ reason: outcome.reason, problem: outcome.problem }, "a CV was not drawn");
      answer({ ok: false, reason: stopped ? "busy" : outcome.reason });
    }
    if (outcome.ok && !worker.isWorn() && !stopped) idle.push(worker);
    else {
      all.delete(worker);
      await worker.end();
    }
    workOff();
  }

  async function endAll(): Promise<void> {
    const ending = [...all];
    all.clear();
    idle.length = 0;
    await Promise.all(ending.map((worker) => worker.end()));
  }

  return {
    renderPdf: (page, { resume } = {}) =>
      render({ kind: "pdf", page, ...(resume === undefined ? {} : { resume }) }) as Promise<
        PdfDrawing | NotRendered
      >,
    renderPages: (page) => render({ kind: "pages", page }) as Promise<PagesDrawing | NotRendered>,
    async stop() {
      stopped = true;
      clearTimeout(idleTimer);
      for (const { answer } of queue.splice(0)) answer({ ok: false, reason: "busy" });
      await endAll();
    },
  };
}
