import type { Logger } from "../../platform/log/log.ts";
import { createTimeBudget } from "../../platform/load/time-budget.ts";
import { createWorkQueue } from "../../platform/load/work-queue.ts";
import type { CvPage } from "../page/cv-page.ts";
import type { RenderRequest } from "./render-process.ts";
import { startRenderWorker, type RenderLimits, type RenderWorker } from "./render-worker.server.ts";
import type { PagesDrawing, PdfDrawing } from "./typst-engine.server.ts";

/**
 * Why there is no page: `busy` when too many wait, the client left, or the site is stopping; `too-often` when the
 * client has used up its drawing time; `too-slow` and `too-large` when a limit was met; `failed` is a bug, and in the
 * log.
 */
export type NotRendered = {
  ok: false;
  reason: "busy" | "too-often" | "too-slow" | "too-large" | "failed";
};

export type RenderFor = {
  /** Network that the drawing is for: networks take turns, and each has its drawing time. */
  client: string;
  /** Aborts when the client no longer waits: the drawing is dropped. */
  signal: AbortSignal;
};

export type CvRenderer = {
  /** Whether a client has drawing time left, so that nothing is read for one that has none. */
  hasTime: (client: string) => boolean;
  /** @param resume JSON Resume to attach to the file, so that it can be read in again without loss */
  renderPdf: (page: CvPage, by: RenderFor & { resume?: string }) => Promise<PdfDrawing | NotRendered>;
  renderPages: (page: CvPage, by: RenderFor) => Promise<PagesDrawing | NotRendered>;
  /** Refuses what waits and ends the processes. */
  stop: () => Promise<void>;
};

export type RendererOptions = Partial<RenderLimits> & {
  log: Logger;
  workers?: number;
  maxWaiting?: number;
  /** Drawing time of one client a minute. A usual page takes 20 ms, a first one 200. */
  clientMs?: number;
  /** After so long without work the processes are ended, to give their memory back. */
  idleMs?: number;
};

/** Charged at least for a drawing whose process had to be killed, since starting the next costs as much. */
const killedMs = 500;

/**
 * Draws CVs in a few processes of their own. They are started when first needed (about half a second), kept while
 * there is work, and killed when a drawing takes more time or memory than it may or is no longer wanted.
 */
export function createCvRenderer(options: RendererOptions): CvRenderer {
  const { log, workers: most = 2, maxWaiting = 32, clientMs = 20_000, idleMs = 600_000 } = options;
  const limits = { timeMs: options.timeMs ?? 5_000, memoryMb: options.memoryMb ?? 600 };
  const queue = createWorkQueue({ concurrency: most, maxWaitMs: 4_000, maxWaiting, expectedMs: 50 });
  const budget = createTimeBudget({ mostMs: clientMs, perMs: 60_000 });
  const idle: RenderWorker[] = [];
  const all = new Set<RenderWorker>();
  let stopped = false;
  let idleTimer: NodeJS.Timeout | undefined;

  async function render(
    request: RenderRequest,
    { client, signal }: RenderFor,
  ): Promise<PdfDrawing | PagesDrawing | NotRendered> {
    const outcome = await queue.run(client, signal, () => {
      // Asked at its turn: what the client asked before has been charged by now.
      if (!budget.hasTime(client)) return Promise.resolve({ ok: false, reason: "too-often" } as const);
      return draw(request, { client, signal });
    });
    return outcome.ok ? outcome.value : { ok: false, reason: "busy" };
  }

  async function draw(
    request: RenderRequest,
    { client, signal }: RenderFor,
  ): Promise<PdfDrawing | PagesDrawing | NotRendered> {
    if (stopped) return { ok: false, reason: "busy" };
    clearTimeout(idleTimer);
    const worker = idle.pop() ?? start();
    const began = performance.now();
    const outcome = await worker.draw(request, signal);
    budget.spend(client, Math.max(performance.now() - began, outcome.ok ? 0 : killedMs));
    if (outcome.ok && !worker.isWorn() && !stopped) idle.push(worker);
    else {
      all.delete(worker);
      await worker.end();
    }
    endWhenIdle();
    if (outcome.ok) return outcome.drawing;
    if (stopped || signal.aborted) return { ok: false, reason: "busy" };
    // Never what was to be drawn: a CV is private.
    log.warn({ reason: outcome.reason, problem: outcome.problem }, "a CV was not drawn");
    return { ok: false, reason: outcome.reason };
  }

  function start(): RenderWorker {
    const worker = startRenderWorker(limits);
    all.add(worker);
    return worker;
  }

  function endWhenIdle(): void {
    clearTimeout(idleTimer);
    if (all.size === 0 || idle.length < all.size) return;
    idleTimer = setTimeout(() => void endAll(), idleMs);
    idleTimer.unref();
  }

  async function endAll(): Promise<void> {
    const ending = [...all];
    all.clear();
    idle.length = 0;
    await Promise.all(ending.map((worker) => worker.end()));
  }

  return {
    hasTime: budget.hasTime,
    renderPdf: (page, { resume, ...by }) =>
      render({ kind: "pdf", page, ...(resume === undefined ? {} : { resume }) }, by) as Promise<
        PdfDrawing | NotRendered
      >,
    renderPages: (page, by) => render({ kind: "pages", page }, by) as Promise<PagesDrawing | NotRendered>,
    async stop() {
      stopped = true;
      clearTimeout(idleTimer);
      queue.stop();
      await endAll();
    },
  };
}
