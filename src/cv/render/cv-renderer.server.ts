import type { Clock } from "../../platform/clock/clock.ts";
import type { Logger } from "../../platform/log/log.ts";
import { createTimeBudget } from "../../platform/concurrency/time-budget.ts";
import { createWorkQueue } from "../../platform/concurrency/work-queue.ts";
import type { CvPage } from "../view-model/cv-page.ts";
import type { RenderRequest } from "./render-process.ts";
import { startRenderWorker, type RenderLimits, type RenderWorker } from "./render-worker.server.ts";
import type { PagesDrawing, PdfDrawing } from "./typst-engine.server.ts";

/**
 * Why there is no page. `busy`: too many drawings wait, the client left, or the site is stopping. `too-often`: the
 * client has used up its drawing time. `too-slow`, `too-large`: the drawing exceeded a limit. `failed`: a bug, which is
 * in the log.
 */
export type NotRendered = {
  ok: false;
  reason: "busy" | "too-often" | "too-slow" | "too-large" | "failed";
};

export type RenderFor = {
  /** The client's network. Networks take turns, and each has its own drawing time. */
  client: string;
  /** Aborts when the client no longer waits. The drawing is then dropped. */
  signal: AbortSignal;
};

export type CvRenderer = {
  /** Whether a client has drawing time left. Check it before reading the CV. */
  hasTime: (client: string) => boolean;
  /** @param resume JSON Resume to attach to the file, so that the file can be imported again without loss */
  renderPdf: (page: CvPage, by: RenderFor & { resume?: string }) => Promise<PdfDrawing | NotRendered>;
  renderPages: (page: CvPage, by: RenderFor) => Promise<PagesDrawing | NotRendered>;
  /** Refuses waiting drawings and ends the processes. */
  stop: () => Promise<void>;
};

export type RendererOptions = Partial<RenderLimits> & {
  log: Logger;
  /** Files say that they were made on the UTC day on which they are drawn. */
  clock: Clock;
  workers?: number;
  maxWaiting?: number;
  /** Drawing time per client and minute. A usual page takes 20 ms, a first one 200 ms. */
  clientMs?: number;
  /** The processes are ended after this idle time, to free their memory. */
  idleMs?: number;
};

/** Minimum charge for a drawing whose process was killed, since starting the next process costs as much. */
const killedMs = 500;

/**
 * Draws CVs in a few separate processes. A process starts when it is first needed (about half a second) and lives while
 * there is work. It is killed when a drawing exceeds its time or memory limit or is no longer wanted.
 */
export function createCvRenderer(options: RendererOptions): CvRenderer {
  const { log, clock, workers: most = 2, maxWaiting = 32, clientMs = 20_000, idleMs = 600_000 } = options;
  const limits = { timeMs: options.timeMs ?? 5_000, memoryMb: options.memoryMb ?? 600 };
  const queue = createWorkQueue({ concurrency: most, maxWaitMs: 4_000, maxWaiting, expectedMs: 50 });
  const budget = createTimeBudget({ maxMs: clientMs, perMs: 60_000 });
  const idle: RenderWorker[] = [];
  const all = new Set<RenderWorker>();
  let stopped = false;
  let idleTimer: NodeJS.Timeout | undefined;

  async function render(
    request: RenderRequest,
    { client, signal }: RenderFor,
  ): Promise<PdfDrawing | PagesDrawing | NotRendered> {
    const outcome = await queue.run(client, signal, () => {
      // Checked when the drawing starts: the client's earlier drawings have been charged by then.
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
    const worker = takeIdle() ?? start();
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
    // Never log the page itself: a CV is private.
    log.warn({ reason: outcome.reason, problem: outcome.problem }, "a CV was not drawn");
    return { ok: false, reason: outcome.reason };
  }

  function takeIdle(): RenderWorker | undefined {
    for (let worker = idle.pop(); worker; worker = idle.pop()) {
      if (worker.isAlive()) return worker;
      all.delete(worker);
    }
    return undefined;
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
      render(
        {
          kind: "pdf",
          page,
          day: clock().toISOString().slice(0, 10),
          ...(resume === undefined ? {} : { resume }),
        },
        by,
      ) as Promise<PdfDrawing | NotRendered>,
    renderPages: (page, by) => render({ kind: "pages", page }, by) as Promise<PagesDrawing | NotRendered>,
    async stop() {
      stopped = true;
      clearTimeout(idleTimer);
      queue.stop();
      await endAll();
    },
  };
}
