import type { CvDocument } from "../../document/cv-document.ts";
import { attachedResume } from "../../json-resume/to-json-resume.ts";
import { toPage } from "../../view-model/to-page.ts";
import type { BrowserRenderer } from "../../render/browser/browser-renderer.ts";
import type { DrawnPages } from "../../render/svg-frame.ts";

/** After this many consecutive failures, the server draws for the rest of the visit. */
const maxFailures = 3;

export type DrawInBrowser = (document: CvDocument) => Promise<DrawnPages | "too-large" | null>;

export type EngineState = "loading" | "ready" | "failed";

/**
 * Draws in this browser once its engine is loaded. Until then, and when drawing fails, `drawHere` resolves to null and
 * the server draws instead. Both draw the same pages. If the browser keeps the engine from an earlier visit, `drawHere`
 * loads it, so that nothing is sent.
 *
 * @param open starts to load the engine, about nine megabytes the first time
 * @param isKept whether opening it needs no download
 */
export function createDrawInBrowser(
  open: () => BrowserRenderer,
  isKept: () => Promise<boolean>,
): {
  drawHere: DrawInBrowser;
  /** Loads the engine by drawing once, unless it is loaded or under way, or has failed too often. */
  load: (document: CvDocument, onState?: (state: EngineState) => void) => Promise<void>;
  /** Draws with an engine that is already loaded, so it works offline too. Null without an engine or on failure. */
  drawPdf: (document: CvDocument) => Promise<Uint8Array<ArrayBuffer> | null>;
} {
  let renderer: BrowserRenderer | null = null;
  let loading: Promise<void> | null = null;
  let isReady = false;
  let failures = 0;

  async function draw(
    document: CvDocument,
    engine: BrowserRenderer,
  ): Promise<DrawnPages | "too-large" | null> {
    const reading = toPage(document);
    if (!reading.ok) return "too-large";
    try {
      const drawing = await engine.drawPages(reading.page);
      failures = 0;
      return drawing.ok ? drawing : null;
    } catch {
      failures += 1;
      isReady = failures < maxFailures;
      return null;
    }
  }

  function load(document: CvDocument, onState?: (state: EngineState) => void): Promise<void> {
    if (isReady || failures >= maxFailures) return Promise.resolve();
    loading ??= start(document, onState);
    return loading;
  }

  async function start(document: CvDocument, onState?: (state: EngineState) => void): Promise<void> {
    renderer ??= open();
    onState?.("loading");
    isReady = (await draw(document, renderer)) !== null;
    loading = null;
    onState?.(isReady ? "ready" : "failed");
  }

  return {
    async drawPdf(document) {
      const reading = toPage(document);
      if (!isReady || !renderer || !reading.ok) return null;
      const resume = attachedResume(document);
      const drawing = await renderer.drawPdf(reading.page, resume).catch(() => null);
      return drawing?.ok ? drawing.pdf : null;
    },
    async drawHere(document) {
      if (!isReady && (await isKept())) await load(document);
      return isReady && renderer ? draw(document, renderer) : null;
    },
    load,
  };
}
