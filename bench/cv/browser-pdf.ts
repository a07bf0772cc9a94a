import { readdir } from "node:fs/promises";
import type { Page } from "playwright-core";
import { toJsonResume } from "../../src/cv/json-resume/to-json-resume.ts";
import type { CvPage } from "../../src/cv/view-model/cv-page.ts";
import { openBrowser } from "../../tests/support/open-browser.ts";
import { startServer } from "../../tests/support/start-server.ts";
import { percentile, printTable } from "../measure.ts";
import { browserProcessorMs } from "./processor-time.ts";
import { editedPage, strangersPage, twoPageCv } from "./two-page-cv.ts";

const resume = JSON.stringify(toJsonResume(twoPageCv()), null, 2);

/**
 * Measures PDFs from the built site's engine in a browser, from the request to the bytes. The first opening fetches the
 * engine from this machine and compiles it. The next one finds it in the browser's cache.
 */
export async function benchBrowserPdf(): Promise<void> {
  const site = await startServer();
  const worker = (await readdir("build/client/assets")).find((name) => /^engine-worker-.*\.js$/.test(name));
  const browser = await openBrowser({ whole: true });
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  const rows: string[][] = [];
  for (const opening of ["first opening of the engine", "opened again"]) {
    await page.goto("/cv-builder");
    await page.evaluate(openEngine, `/assets/${worker}`);
    rows.push([
      `PDF in the browser, ${opening}`,
      (await draw(page, [editedPage(-1)])).map((one) => one.toFixed(0)).join(""),
      "",
      "",
      "1",
    ]);
  }
  for (const [what, make, times] of [
    ["one CV edited", editedPage, 300],
    ["another CV each time", strangersPage, 100],
  ] as const) {
    await draw(page, batch(make, -20, 20));
    const before = await browserProcessorMs(browser);
    const timings: number[] = [];
    // A few at a time, so that loading them is not part of the measurement.
    for (let run = 0; run < times; run += 50) timings.push(...(await draw(page, batch(make, run, 50))));
    const processor = (await browserProcessorMs(browser)) - before;
    timings.sort((a, b) => a - b);
    rows.push([
      `PDF in the browser, warm, ${what}`,
      percentile(timings, 0.5).toFixed(1),
      percentile(timings, 0.95).toFixed(1),
      (processor / times).toFixed(1),
      String(times),
    ]);
  }
  printTable(["A CV of two pages, ms", "p50", "p95", "processor", "runs"], rows);
  await browser.close();
  await site.stop();
}

const batch = (make: (run: number) => CvPage, from: number, count: number): CvPage[] =>
  Array.from({ length: count }, (_, index) => make(from + index));

type Engine = { ask: (cv: CvPage, resume: string) => Promise<number> };

/** Runs in the page and starts the worker that the site starts. */
function openEngine(address: string): void {
  const begun = performance.now();
  const worker = new Worker(address, { type: "module" });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  worker.postMessage({ id: 0, what: "open", code: null });
  let id = 0;
  let isFirst = true;
  const engine: Engine = {
    ask: (cv, attached) =>
      new Promise((resolve, reject) => {
        id += 1;
        const from = isFirst ? begun : performance.now();
        isFirst = false;
        const hear = ({ data }: MessageEvent<{ id: number; answer?: { ok: boolean; pdf: Uint8Array } }>) => {
          if (data.id !== id) return;
          worker.removeEventListener("message", hear);
          if (data.answer?.ok && data.answer.pdf[0] === 37) resolve(performance.now() - from);
          else reject(new Error(JSON.stringify(data)));
        };
        worker.addEventListener("message", hear);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
        worker.postMessage({ id, what: "pdf", page: cv, resume: attached });
      }),
  };
  Object.assign(globalThis, { engine });
}

function draw(page: Page, cvs: CvPage[]): Promise<number[]> {
  return page.evaluate(
    async ([list, attached]) => {
      const { engine } = globalThis as unknown as { engine: Engine };
      const timings: number[] = [];
      // One after the other, because each drawing is timed alone.
      for (const cv of list) timings.push(await engine.ask(cv, attached));
      return timings;
    },
    [cvs, resume] as const,
  );
}
