import { strict as assert } from "node:assert";
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { getDocumentProxy } from "unpdf";
import { toJsonResume } from "../../src/cv/json-resume/to-json-resume.ts";
import type { CvPage } from "../../src/cv/view-model/cv-page.ts";
import { fontFiles } from "../../src/cv/render/typst-engine.server.ts";
import type { RenderRequest } from "../../src/cv/render/render-process.ts";
import { startRenderWorker, type RenderWorker } from "../../src/cv/render/render-worker.server.ts";
import { openBrowser } from "../../tests/support/open-browser.ts";
import { startServer } from "../../tests/support/start-server.ts";
import { measure, percentile, printTable } from "../measure.ts";
import { asHtml, printStyle } from "./as-html.ts";
import { browserProcessorMs, processorMs } from "./processor-time.ts";
import { editedPage, strangersPage, twoPageCv } from "./two-page-cv.ts";

const limits = { timeMs: 10_000, memoryMb: 600 };

type Row = [what: string, p50: string, p95: string, processor: string, pages: string, runs: string];

/**
 * Measures how long the server takes to make a PDF of a two-page CV. Chromium prints the same text in the same run for
 * comparison. No input is used twice.
 */
export async function benchServerPdf(): Promise<void> {
  const rows: Row[] = [];
  const add = (what: string, timings: number[], processor: number, pages: number | null) =>
    rows.push([
      what,
      percentile(timings, 0.5).toFixed(1),
      percentile(timings, 0.95).toFixed(1),
      processor.toFixed(1),
      pages === null ? "" : String(pages),
      String(timings.length),
    ]);

  const spent: number[] = [];
  const cold = await measure(20, 0, async (run) => {
    const worker = startRenderWorker(limits);
    await pdfBy(worker, editedPage(run));
    spent.push(await processorMs(worker.pid));
    await worker.end();
  });
  add("PDF, from a cold process", cold, percentile(spent.toSorted(byNumber), 0.5), null);

  const worker = startRenderWorker(limits);
  async function warm(what: string, times: number, page: (run: number) => CvPage, kind: "pdf" | "pages") {
    for (let run = -30; run < 0; run += 1) await worker.draw(asked(kind, page(run)));
    const before = await processorMs(worker.pid);
    const timings = await measure(times, 0, (run) => drawBy(worker, asked(kind, page(run))));
    const processor = ((await processorMs(worker.pid)) - before) / times;
    const pages = kind === "pdf" ? await pageCount(await pdfBy(worker, page(times))) : null;
    add(what, timings, processor, pages);
  }
  await warm("PDF, warm, one CV edited", 400, editedPage, "pdf");
  await warm("PDF, warm, another CV each time", 400, strangersPage, "pdf");
  await warm("pages as SVG, warm, one CV edited", 200, editedPage, "pages");
  await worker.end();

  const site = await startServer();
  const whole = await measure(180, 20, async (run) => {
    const cv = twoPageCv();
    cv.personal.summary += ` ${run}`;
    const headers = { "content-type": "application/json", origin: site.url };
    const answer = await fetch(`${site.url}/cv-builder/file`, {
      method: "POST",
      headers,
      body: JSON.stringify(cv),
    });
    assert.equal(answer.status, 200);
    await answer.arrayBuffer();
  });
  add("PDF, warm, asked of the running site", whole, Number.NaN, null);
  await site.stop();

  await printInChromium(add);
  printTable(["A CV of two pages, ms", "p50", "p95", "processor", "pages", "runs"], rows);
}

/**
 * Prints the same text in the same fonts with Chromium: with a new browser each time, and with one that stays open.
 */
async function printInChromium(
  add: (what: string, timings: number[], processor: number, pages: number | null) => void,
): Promise<void> {
  const style = await printStyle(fontFiles(), (file) => readFile(file));
  const open = async () => {
    const browser = await openBrowser({ whole: true });
    const tab = await browser.newPage();
    await tab.setContent(`<style>${style}</style><main></main>`);
    return { browser, tab };
  };
  const print = async (tab: Page, html: string) => {
    await tab.evaluate((text) => {
      const main = document.querySelector("main");
      if (main) main.innerHTML = text;
    }, html);
    return tab.pdf({ tagged: true, preferCSSPageSize: true });
  };

  const cold = await measure(8, 0, async (run) => {
    const { browser, tab } = await open();
    await print(tab, asHtml(editedPage(run)));
    await browser.close();
  });
  add("Chromium's print, from its start", cold, Number.NaN, null);

  const { browser, tab } = await open();
  async function warm(what: string, times: number, page: (run: number) => CvPage) {
    for (let run = -5; run < 0; run += 1) await print(tab, asHtml(page(run)));
    const before = await browserProcessorMs(browser);
    let last: Uint8Array = new Uint8Array();
    const timings = await measure(times, 0, async (run) => {
      last = await print(tab, asHtml(page(run)));
    });
    const processor = ((await browserProcessorMs(browser)) - before) / times;
    add(what, timings, processor, await pageCount(last));
  }
  await warm("Chromium's print, warm, one CV edited", 60, editedPage);
  await warm("Chromium's print, warm, another each time", 60, strangersPage);
  await browser.close();
}

function asked(kind: "pdf" | "pages", page: CvPage): RenderRequest {
  return kind === "pages" ? { kind, page } : { kind, page, resume };
}
/** The text that the site attaches to each file. */
const resume = JSON.stringify(toJsonResume(twoPageCv()), null, 2);

async function drawBy(worker: RenderWorker, request: RenderRequest) {
  const answer = await worker.draw(request);
  if (!answer.ok || !answer.drawing.ok) throw new Error("It was not drawn");
  return answer.drawing;
}

async function pdfBy(worker: RenderWorker, page: CvPage): Promise<Uint8Array> {
  const drawing = await drawBy(worker, asked("pdf", page));
  return "pdf" in drawing ? drawing.pdf : new Uint8Array();
}

async function pageCount(pdf: Uint8Array): Promise<number> {
  const { numPages } = await getDocumentProxy(new Uint8Array(pdf));
  return numPages;
}

const byNumber = (a: number, b: number): number => a - b;
