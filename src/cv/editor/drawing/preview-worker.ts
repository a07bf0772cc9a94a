import { openBrowserRenderer } from "../../render/browser/browser-renderer.ts";
import type { DrawnPage, CvPlace } from "../../render/svg-frame.ts";
import { writeSvg } from "../../render/svg-frame-writer.ts";
import { startEngineWorker, isEngineKept } from "../../render/browser/start-engine-worker.ts";
import { browserEnv } from "../../../platform/browser/browser-env.ts";
import { createDrawInBrowser, type EngineState } from "./draw-in-browser.ts";
import { createPagePainter, type Strip } from "./page-painter.ts";
import { openPreviewClient, type DrawnBy, type PreviewFailure } from "./preview-client.ts";
import type { CvDocument } from "../../document/cv-document.ts";
import { hasText } from "../../document/new-cv-document.ts";
import { emptySample } from "../../samples/empty-sample.constants.ts";
import { readCoverage, type Coverage } from "../../fonts/read-coverage.ts";
import { regularFonts } from "../../render/browser/browser-fonts.ts";
import { misreadScripts } from "../../fonts/scripts.ts";
import { withoutMissing, type MissingCharacters } from "../../render/without-missing.ts";
import { toPage } from "../../view-model/to-page.ts";

/** A message from the page to the preview worker. */
export type PreviewRequest =
  | { kind: "ask"; id: number; document: CvDocument }
  | { kind: "pdf"; id: number; document: CvDocument }
  /** The width of the pages in device pixels, 0 while hidden, and the page in view. */
  | { kind: "look"; width: number; page: number }
  /** Load the engine, to draw in this browser from then on. */
  | { kind: "load" }
  /** The painted canvases were lost. */
  | { kind: "repaint" };

/** A message from the preview worker to the page. `id` is that of the request. */
export type PreviewReply =
  /** Sizes and places are in points. `isSample` is true if the CV has no text and a sample was drawn in its place. */
  | {
      kind: "drawn";
      id: number;
      where: DrawnBy;
      isSample: boolean;
      pages: { width: number; height: number }[];
      places: CvPlace[];
    }
  /** A strip to put over a page. Pages count from 0. */
  | { kind: "painted"; id: number; page: number; strip: Strip }
  /** The pages as SVG for printing. Sent after each drawing, once no other drawing is pending. */
  | { kind: "printable"; id: number; pages: string[] }
  /** The characters of a drawn document that no font has, and the scripts that some programs misread in its PDF. */
  | { kind: "missing"; id: number; missing: MissingCharacters[]; misread: string[] }
  /** `pdf` is null if this browser has no engine yet. */
  | { kind: "pdf"; id: number; pdf: Uint8Array<ArrayBuffer> | null }
  /** Nothing was drawn: this browser has no engine yet, and the pages are hidden. */
  | { kind: "held"; id: number }
  /** A CV was sent to the server. A sample is nothing of the person’s, so it does not count. */
  | { kind: "sent" }
  | { kind: "engine"; state: EngineState }
  | { kind: "failed"; failure: PreviewFailure };

/** Matches what a font may lack. Texts without it need no fonts to be fetched. */
const unusual = /[^\s\u0021-\u017f\u2010-\u2026\u20ac]/u;

const known = new Map<string, Promise<Coverage>>();

// The preview worker. It has the pages drawn, by the server until this browser can, and paints them one by one.

const painter = createPagePainter();
let drawing: { id: number; pages: DrawnPage[] } = { id: 0, pages: [] };
let look = { width: 0, page: 0 };
/**
 * Milliseconds without another drawing before the pages are written as SVG for printing. The next keystroke has
 * priority.
 */
const writesAfter = 400;
let writing: ReturnType<typeof setTimeout> | undefined;
/** Grows when the painting in progress becomes outdated. */
let turn = 0;
const asked = new Map<object, number>();
/** Whether the person has seen the pages, and what the page says about sending the CV. Until then, nothing is sent. */
let isSeen = false;
let isHeld = false;
let latest: Extract<PreviewRequest, { kind: "ask" }> | null = null;
const drawnSamples = new WeakSet<CvDocument>();

const { drawHere, load, drawPdf } = createDrawInBrowser(
  () => openBrowserRenderer(startEngineWorker),
  isEngineKept,
);

const line = openPreviewClient({
  ...browserEnv,
  drawHere,
  maySend: () => isSeen,
  onHeld(document) {
    isHeld = true;
    tell({ kind: "held", id: takeId(document) });
  },
  onSent(document) {
    if (!drawnSamples.has(document)) tell({ kind: "sent" });
  },
  onFailed: (failure) => tell({ kind: "failed", failure }),
  onDrawn({ pages, places }, document, where) {
    const id = takeId(document);
    drawing = { id, pages };
    const isSample = drawnSamples.has(document);
    const sizes = pages.map(({ width, height }) => ({ width, height }));
    tell({ kind: "drawn", id, where, isSample, pages: sizes, places });
    void paintAll();
    clearTimeout(writing);
    writing = setTimeout(() => {
      tell({ kind: "printable", id, pages: writeSvg(pages, "print-") });
      // Without a connection nothing is known of the fonts.
      findMissing(document, browserEnv.fetch).then(
        (found) => tell({ kind: "missing", id, ...found }),
        () => undefined,
      );
    }, writesAfter);
  },
});

/** Returns the id of a document that is done, and forgets it and those before it. */
function takeId(document: object): number {
  const id = asked.get(document) ?? 0;
  for (const [one, its] of asked) if (its <= id) asked.delete(one);
  return id;
}

function sampleInLookOf(empty: CvDocument): CvDocument {
  const sample = { ...emptySample, look: empty.look, language: empty.language };
  drawnSamples.add(sample);
  return sample;
}

function loadEngine(): void {
  if (!latest) return;
  void load(latest.document, (state) => {
    tell({ kind: "engine", state });
    if (state === "ready") askAgain();
  });
}

function askAgain(): void {
  if (!latest) return;
  asked.set(latest.document, latest.id);
  line.ask(latest.document);
}

function tell(answer: PreviewReply, transfer: Transferable[] = []): void {
  self.postMessage(answer, { transfer });
}

/** Paints what changed, starting with the page in view. */
async function paintAll(): Promise<void> {
  const mine = (turn += 1);
  const { id, pages } = drawing;
  const { width, page: near } = look;
  // Do this even while the pages are hidden: a page that reappears has an empty canvas.
  painter.forgetFrom(pages.length);
  if (width === 0) return;
  const order = [...pages.entries()].sort(([a], [b]) => Math.abs(a - near) - Math.abs(b - near));
  for (const [page, drawn] of order) {
    // oxlint-disable-next-line no-await-in-loop -- page by page, so that a newer drawing can come between
    await painter.prepare(drawn);
    if (mine !== turn) return;
    const strip = await painter.paint(page, drawn, width);
    if (!strip) continue;
    tell({ kind: "painted", id, page, strip }, [strip.bitmap]);
    // oxlint-disable-next-line no-await-in-loop -- messages that arrived are read before the next page
    await new Promise((resolve) => setTimeout(resolve));
    if (mine !== turn) return;
  }
}

self.addEventListener("message", ({ data }: MessageEvent<PreviewRequest>) => {
  if (data.kind === "ask") {
    latest = { ...data, document: hasText(data.document) ? data.document : sampleInLookOf(data.document) };
    askAgain();
  } else if (data.kind === "pdf") {
    void drawPdf(data.document).then((pdf) => tell({ kind: "pdf", id: data.id, pdf }));
  } else if (data.kind === "load") {
    loadEngine();
  } else if (data.kind === "repaint") {
    painter.forgetFrom(0);
    void paintAll();
  } else {
    const isOtherWidth = data.width !== look.width;
    look = { width: data.width, page: data.page };
    isSeen ||= data.width > 0;
    if (isSeen && isHeld) {
      isHeld = false;
      askAgain();
    }
    if (isOtherWidth) void paintAll();
  }
});

/** Finds what a PDF of a CV would lose: see the reply "missing". Rejects without a connection. */
async function findMissing(
  document: CvDocument,
  fetch: typeof globalThis.fetch,
): Promise<{ missing: MissingCharacters[]; misread: string[] }> {
  const reading = toPage(document);
  if (!reading.ok) return { missing: [], misread: [] };
  const { name, headline, contacts, sections } = reading.page;
  const written = JSON.stringify([name, headline, contacts, sections]);
  if (!unusual.test(written)) return { missing: [], misread: [] };
  const coverageOf = (address: string): Promise<Coverage> => {
    const coverage = known.get(address) ?? loadCoverage(address, fetch);
    known.set(address, coverage);
    coverage.catch(() => known.delete(address));
    return coverage;
  };
  const { heading, text } = regularFonts(reading.page);
  const [ofHeading, ofText] = await Promise.all([
    Promise.all(heading.map(coverageOf)),
    Promise.all(text.map(coverageOf)),
  ]);
  const { missing } = withoutMissing(reading.page, { heading: ofHeading, text: ofText });
  return { missing, misread: misreadScripts(written) };
}

async function loadCoverage(address: string, fetch: typeof globalThis.fetch): Promise<Coverage> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`A font could not be loaded: ${answer.status}`);
  return readCoverage(new Uint8Array(await answer.arrayBuffer()));
}
