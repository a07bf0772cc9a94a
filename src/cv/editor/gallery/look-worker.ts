import type { CvDocument } from "../../document/cv-document.ts";
import { openBrowserRenderer } from "../../render/browser/browser-renderer.ts";
import { startEngineWorker, isEngineKept } from "../../render/browser/start-engine-worker.ts";
import { createDrawingReader } from "../../render/svg-frame-reader.ts";
import type { DrawnPages } from "../../render/svg-frame.ts";
import { countLinesPerPage, type Extent } from "../../render/fit-pages.ts";
import { browserEnv } from "../../../platform/browser/browser-env.ts";
import { createDrawInBrowser } from "../drawing/draw-in-browser.ts";
import { createPagePainter } from "../drawing/page-painter.ts";
import { maySpendData } from "../../../ui/may-spend-data.ts";
import type { DrawnBy } from "../drawing/preview-client.ts";

/** A request from the page to the gallery's worker. The worker draws one document at a time. */
export type LookRequest = {
  id: number;
  document: CvDocument;
  /** Which pages to paint. */
  pages: "none" | "first" | "all";
  /** The width of a painted page in device pixels. */
  width: number;
};

export type LookDrawing = { extent: Extent; pictures: ImageBitmap[]; where: DrawnBy };

/** `drawing` is null if the document cannot be drawn now. */
export type LookReply = { id: number; drawing: LookDrawing | null };

// Draws a CV in other looks. It has an engine of its own, so the preview's engine stays free for typing.

/**
 * Milliseconds to wait before each request to the server, which limits them. While it is busy, a request is sent again
 * after the next wait.
 */
const waits = [320, 2_000, 4_000];

const painter = createPagePainter();
const reader = createDrawingReader();
const { drawHere, load } = createDrawInBrowser(() => openBrowserRenderer(startEngineWorker), isEngineKept);
let last: Promise<unknown> = Promise.resolve();

self.addEventListener("message", ({ data }: MessageEvent<LookRequest>) => {
  if (maySpendData()) void load(data.document);
  last = last.then(() => reply(data));
});

async function reply({ id, document, pages, width }: LookRequest): Promise<void> {
  let drawing: LookDrawing | null = null;
  try {
    const here = await drawHere(document);
    const drawn = here ?? (await drawByServer(document));
    if (drawn !== null && drawn !== "too-large") {
      const count = { none: 0, first: 1, all: drawn.pages.length }[pages];
      const pictures = await paint(drawn, count, width);
      drawing = { extent: countLinesPerPage(drawn), pictures, where: here === null ? "server" : "browser" };
    }
  } catch {
    // Painting ran out of memory, for example. The page says that there is no picture.
  }
  const answer: LookReply = { id, drawing };
  self.postMessage(answer, { transfer: drawing?.pictures ?? [] });
}

async function paint({ pages }: DrawnPages, count: number, width: number): Promise<ImageBitmap[]> {
  painter.forgetFrom(0);
  const pictures: ImageBitmap[] = [];
  for (const [index, page] of pages.slice(0, count).entries()) {
    // oxlint-disable-next-line no-await-in-loop -- the painter has one canvas
    await painter.prepare(page);
    // oxlint-disable-next-line no-await-in-loop -- paints what was prepared
    const strip = await painter.paint(index, page, width);
    if (strip) pictures.push(strip.bitmap);
  }
  return pictures;
}

async function drawByServer(document: CvDocument): Promise<DrawnPages | null> {
  for (const wait of waits) {
    // oxlint-disable-next-line no-await-in-loop -- each request follows a refusal of the last
    await new Promise((resolve) => setTimeout(resolve, wait));
    // oxlint-disable-next-line no-await-in-loop -- the next request follows only a refusal
    const response = await browserEnv.fetch("/cv-builder/preview", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(document),
    });
    if (response.ok) return reader.read(await response.text());
    const isBusy = response.status === 429 || response.status >= 500;
    if (!isBusy) return null;
  }
  return null;
}
