import type { CvDocument } from "../../document/cv-document.ts";
import { createDrawingReader } from "../../render/drawing-reader.ts";
import type { DrawnPages } from "../../render/drawn-pages.ts";

export type PreviewFailure = "offline" | "busy" | "too-large" | "refused";

export type PreviewClient = {
  /** Asks for a document to be drawn; of those that wait, only the last is. */
  ask: (document: CvDocument) => void;
  close: () => void;
};

/** Where a drawing was made. */
export type DrawnWhere = "server" | "browser";

type PreviewClientOptions = {
  fetch: typeof fetch;
  /** Draws without asking anybody; null while that is not possible, or where it fails for this document. */
  drawHere: (document: CvDocument) => Promise<DrawnPages | "too-large" | null> | null;
  now: () => Date;
  /** Drawings arrive in the order in which they were asked for. */
  onDrawn: (drawing: DrawnPages, document: CvDocument, where: DrawnWhere) => void;
  onFailed: (failure: PreviewFailure) => void;
};

/** Spares the server: 40 drawings at once, then one each 320 milliseconds. */
const atOnce = 40;
const oneEach = 320;
/** Milliseconds until what failed is asked again. */
const asksAgainAfter = 4_000;
/** Milliseconds after which nobody waits for an answer any more. */
const gaveUpAfter = 15_000;

/**
 * Has the page drawn as somebody types: one question at a time, and the last state next. So a slow server or line
 * never makes a queue, and no older page ever comes after a newer one.
 */
export function openPreviewClient({
  fetch,
  drawHere,
  now,
  onDrawn,
  onFailed,
}: PreviewClientOptions): PreviewClient {
  let waiting: CvDocument | null = null;
  let asking = false;
  /** How many may be asked for now, and since when that is so. */
  let left = atOnce;
  let leftSince = now().getTime();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const closing = new AbortController();
  const reader = createDrawingReader();

  function plan(wait: number): void {
    if (timer !== undefined || asking || !waiting || closing.signal.aborted) return;
    const at = now().getTime();
    left = Math.min(atOnce, left + (at - leftSince) / oneEach);
    leftSince = at;
    const due = Math.max(wait, (1 - left) * oneEach);
    if (due > 0) timer = setTimeout(() => void send(), due);
    else void send();
  }

  async function send(): Promise<void> {
    timer = undefined;
    const document = waiting;
    if (!document) return;
    waiting = null;
    asking = true;
    const here = await drawHere(document);
    if (here === null) left -= 1;
    const answer = here ?? (await draw(document));
    asking = false;
    if (closing.signal.aborted) return;
    if (typeof answer === "string") {
      onFailed(answer);
      // What is too large stays so until it is changed.
      if (answer === "offline" || answer === "busy") waiting ??= document;
      plan(asksAgainAfter);
    } else {
      onDrawn(answer, document, here === null ? "server" : "browser");
      plan(0);
    }
  }

  async function draw(document: CvDocument): Promise<DrawnPages | PreviewFailure> {
    try {
      const response = await fetch("/cv-builder/preview", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(document),
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(gaveUpAfter)]),
      });
      if (response.ok) return reader.read(await response.text()) ?? "refused";
      if (response.status === 413 || response.status === 422) return "too-large";
      return response.status === 429 || response.status >= 500 ? "busy" : "refused";
    } catch {
      return "offline";
    }
  }

  return {
    ask(document) {
      waiting = document;
      // The first key at once; those that come while it is drawn are drawn together.
      plan(0);
    },
    close() {
      clearTimeout(timer);
      closing.abort();
    },
  };
}
