import type { CvDocument } from "../../document/cv-document.ts";
import { createDrawingReader } from "../../render/svg-frame-reader.ts";
import type { DrawInBrowser } from "./draw-in-browser.ts";
import type { DrawnPages } from "../../render/svg-frame.ts";

export type PreviewFailure = "offline" | "busy" | "too-large" | "refused";

type PreviewClient = {
  /** Requests a drawing of a document. Of several waiting documents, only the last is drawn. */
  ask: (document: CvDocument) => void;
  close: () => void;
};

/** Where a drawing was made. */
export type DrawnBy = "server" | "browser";

type PreviewClientOptions = {
  fetch: typeof fetch;
  /** Draws in this browser. Null while that is not possible, or if it fails for this document. */
  drawHere: DrawInBrowser;
  now: () => Date;
  /** Whether a document may be sent to the server. */
  maySend: () => boolean;
  /** Called with each document that was neither drawn nor sent. */
  onHeld: (document: CvDocument) => void;
  /** Called before each document that is sent. */
  onSent: (document: CvDocument) => void;
  /** Drawings arrive in the order in which they were asked for. */
  onDrawn: (drawing: DrawnPages, document: CvDocument, where: DrawnBy) => void;
  onFailed: (failure: PreviewFailure) => void;
};

/** Rate limit for server requests: a burst of 40 drawings, then one every 320 milliseconds. */
const atOnce = 40;
const oneEach = 320;
/** Milliseconds until a failed request is retried. */
const asksAgainAfter = 4_000;
/** Milliseconds after which a request times out. */
const gaveUpAfter = 15_000;

/**
 * Requests drawings while the user types, one at a time, and always the latest state next. So a slow server or
 * connection never causes a queue, and an older page never arrives after a newer one.
 */
export function openPreviewClient({
  fetch,
  drawHere,
  now,
  maySend,
  onHeld,
  onSent,
  onDrawn,
  onFailed,
}: PreviewClientOptions): PreviewClient {
  let waiting: CvDocument | null = null;
  let asking = false;
  /** How many requests the rate limit allows now, and when that number was computed. */
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
    if (here === null && !maySend()) {
      asking = false;
      onHeld(document);
      plan(0);
      return;
    }
    if (here === null) left -= 1;
    const answer = here ?? (await draw(document));
    asking = false;
    if (closing.signal.aborted) return;
    if (typeof answer === "string") {
      onFailed(answer);
      // A document that is too large stays so until it is changed.
      if (answer === "offline" || answer === "busy") waiting ??= document;
      plan(asksAgainAfter);
    } else {
      onDrawn(answer, document, here === null ? "server" : "browser");
      plan(0);
    }
  }

  async function draw(document: CvDocument): Promise<DrawnPages | PreviewFailure> {
    onSent(document);
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
      // The first keystroke is drawn immediately. Those typed while it is drawn are drawn together.
      plan(0);
    },
    close() {
      clearTimeout(timer);
      closing.abort();
    },
  };
}
