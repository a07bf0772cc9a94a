import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { CvDocument } from "../../document/cv-document.ts";
import { fieldAt } from "../../edit/field-at.ts";
import type { FieldAddress } from "../../edit/field-address.ts";
import { useCvSession } from "../session/session-context.ts";
import { maySpendData } from "../../../ui/may-spend-data.ts";
import { setMissing } from "../missing-characters.ts";
import { showPlaces, hitTest, type DrawnPlaces, type PageSize } from "./drawn-places.ts";
import { shareEngine } from "../drawing/preview-engine.ts";
import type { Strip } from "../drawing/page-painter.ts";
import type { DrawnBy, PreviewFailure } from "../drawing/preview-client.ts";
import type { PreviewReply, PreviewRequest } from "../drawing/preview-worker.ts";

export type Preview = {
  /** Null before the first drawing. */
  pages: readonly PageSize[] | null;
  failure: PreviewFailure | null;
  /** Where the last drawing was made; null before the first. */
  where: DrawnBy | null;
  /** Whether the CV was sent to the server for a drawing since the page was opened. */
  wasSent: boolean;
  /** Whether this browser is loading its engine. */
  isLoading: boolean;
  /** Whether the pages are a sample, because the CV has no text yet. */
  isSample: boolean;
  /** Whether a drawing takes so long that the person should know. */
  isDrawing: boolean;
  attach: (page: number, canvas: HTMLCanvasElement | null) => void;
  /** Reports the width of the pages in device pixels, 0 while hidden, and the page in view. */
  look: (width: number, page: number) => void;
  /** Returns the pages as SVG for printing, or null while those of the last drawing are not ready. */
  readPrintable: () => readonly string[] | null;
  /** Returns the field that was drawn at a position of a page. Pages count from 1; the position is in points. */
  fieldUnder: (page: number, x: number, y: number) => FieldAddress | null;
};

/** Milliseconds from a drawing until the engine loads. The engine is large, so visible content loads first. */
const loadsAfter = 1_500;
/** Milliseconds after which a drawing counts as slow. */
const slowAfter = 600;

/** Has a worker draw the pages of the open CV after each change. The last drawing stays until the next arrives. */
export function usePreview(): Preview {
  const session = useCvSession();
  const [pages, setPages] = useState<readonly PageSize[] | null>(null);
  const [failure, setFailure] = useState<PreviewFailure | null>(null);
  const [where, setWhere] = useState<DrawnBy | null>(null);
  const [wasSent, setWasSent] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const [isDrawing, setIsDrawing] = useState(true);
  const [isSample, setIsSample] = useState(false);
  const worker = useRef<Worker>(null);
  const looked = useRef<PreviewRequest>({ kind: "look", width: 0, page: 0 });
  const sheets = useRef(new Map<number, Sheet>());
  const drawn = useRef<DrawnPlaces>(null);
  const printable = useRef<readonly string[]>(null);

  useEffect(() => {
    const drawer = new Worker(new URL("../drawing/preview-worker.ts", import.meta.url), {
      type: "module",
      name: "cv-preview",
    });
    const tell = (request: PreviewRequest) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      drawer.postMessage(request);
    };
    worker.current = drawer;
    tell(looked.current);
    const asked = new Map<number, CvDocument>();
    let last = 0;
    let slow: ReturnType<typeof setTimeout> | undefined;
    function ask(document: CvDocument) {
      slow ??= setTimeout(() => setIsDrawing(true), slowAfter);
      last += 1;
      asked.set(last, document);
      tell({ kind: "ask", id: last, document });
    }
    /** Nothing is being drawn now. */
    function rest() {
      clearTimeout(slow);
      slow = undefined;
      setIsDrawing(false);
    }
    let loading: ReturnType<typeof setTimeout> | undefined;
    function loadEngineSoon() {
      if (maySpendData()) loading ??= setTimeout(() => void loadEngine(), loadsAfter);
    }
    /** The service workers come first, so that they keep the engine's files. */
    async function loadEngine() {
      loading = undefined;
      const offline = await import("../offline/cache-builder.ts").catch(reportError);
      await offline?.cacheBuilder();
      tell({ kind: "load" });
    }
    const pdfs = new Map<number, (pdf: Uint8Array<ArrayBuffer> | null) => void>();
    const takeBack = shareEngine(
      (document) =>
        new Promise((resolve) => {
          last += 1;
          pdfs.set(last, resolve);
          tell({ kind: "pdf", id: last, document });
        }),
    );
    const endPdfs = () => {
      for (const resolve of pdfs.values()) resolve(null);
    };
    drawer.addEventListener("error", () => {
      endPdfs();
      rest();
      setFailure("refused");
    });
    drawer.addEventListener("message", ({ data }: MessageEvent<PreviewReply>) => {
      if (data.kind === "failed") {
        setFailure(data.failure);
        rest();
        if (data.failure === "offline") loadEngineSoon();
      }
      if (data.kind === "held") {
        // The last document stays: it is drawn once the pages are on the screen.
        for (const id of asked.keys()) if (id < data.id) asked.delete(id);
        rest();
        loadEngineSoon();
      }
      if (data.kind === "sent") setWasSent(true);
      if (data.kind === "engine") setIsLoading(data.state === "loading");
      if (data.kind === "pdf") pdfs.get(data.id)?.(data.pdf);
      if (data.kind === "pdf") pdfs.delete(data.id);
      if (data.kind === "painted") put(sheetOf(sheets.current, data.page), data.strip, data.id);
      if (data.kind === "missing" && drawn.current) {
        const { document, missing, misread } = drawn.current;
        if (missing.length + misread.length + data.missing.length + data.misread.length > 0) {
          drawn.current = { ...drawn.current, missing: data.missing, misread: data.misread };
          showPlaces(drawn.current);
        }
        const found = data.missing.map(({ at, characters }) => [fieldAt(document, at) ?? at, characters]);
        setMissing(Object.fromEntries(found));
      }
      if (data.kind === "printable" && drawn.current) printable.current = data.pages;
      if (data.kind !== "drawn") return;
      printable.current = null;
      setFailure(null);
      setWhere(data.where);
      if (data.where === "server") loadEngineSoon();
      setPages((before) => (before && isSameSizes(before, data.pages) ? before : data.pages));
      const document = asked.get(data.id);
      if (document) setIsSample(data.isSample);
      if (document && data.isSample) {
        drawn.current = null;
        showPlaces(null);
      } else if (document) {
        const { missing = [], misread = [] } = drawn.current ?? {};
        drawn.current = { document, pages: data.pages, places: data.places, missing, misread };
        showPlaces(drawn.current);
      }
      for (const id of asked.keys()) if (id <= data.id) asked.delete(id);
      if (asked.size === 0) rest();
    });
    // A GPU reset clears the canvases. Only the canvases themselves fire the event, so listen in the capture phase.
    const repaint = () => tell({ kind: "repaint" });
    globalThis.addEventListener("contextrestored", repaint, { capture: true });
    let { document } = session.read();
    ask(document);
    const unsubscribe = session.subscribe(() => {
      const next = session.read().document;
      if (next !== document) ask(next);
      document = next;
    });
    return () => {
      unsubscribe();
      clearTimeout(slow);
      clearTimeout(loading);
      globalThis.removeEventListener("contextrestored", repaint, { capture: true });
      takeBack();
      setMissing({});
      showPlaces(null);
      drawer.terminate();
      endPdfs();
      worker.current = null;
    };
  }, [session]);

  const look = useCallback((width: number, page: number) => {
    looked.current = { kind: "look", width, page };
    worker.current?.postMessage(looked.current);
  }, []);
  const attach = useCallback((page: number, canvas: HTMLCanvasElement | null) => {
    const sheet = sheetOf(sheets.current, page);
    sheet.canvas = canvas;
    show(sheet);
  }, []);
  const readPrintable = useCallback(() => printable.current, []);
  const fieldUnder = useCallback((page: number, x: number, y: number) => {
    if (!drawn.current) return null;
    const place = hitTest(drawn.current.places, page, x, y);
    return place ? fieldAt(drawn.current.document, place.pointer) : null;
  }, []);
  return useMemo(
    () => ({
      pages,
      failure,
      where,
      wasSent,
      isLoading,
      isDrawing,
      isSample,
      attach,
      look,
      readPrintable,
      fieldUnder,
    }),
    [pages, failure, where, wasSent, isLoading, isDrawing, isSample, attach, look, readPrintable, fieldUnder],
  );
}

/** The canvas of a page, and the strips to paint on it. Strips that arrive before the canvas wait for it. */
type Sheet = { canvas: HTMLCanvasElement | null; strips: Strip[]; id: number };

function sheetOf(sheets: Map<number, Sheet>, page: number): Sheet {
  const sheet = sheets.get(page) ?? { canvas: null, strips: [], id: 0 };
  sheets.set(page, sheet);
  return sheet;
}

function put(sheet: Sheet, strip: Strip, id: number): void {
  // A whole page covers what waits.
  if (strip.bitmap.height === strip.pageHeight)
    for (const { bitmap } of sheet.strips.splice(0)) bitmap.close();
  sheet.strips.push(strip);
  sheet.id = id;
  show(sheet);
}

function show({ canvas, strips, id }: Sheet): void {
  const context = canvas?.getContext("2d");
  if (!canvas || !context) return;
  for (const { bitmap, top, width, pageHeight } of strips.splice(0)) {
    if (canvas.width !== width || canvas.height !== pageHeight) {
      canvas.width = width;
      canvas.height = pageHeight;
    }
    context.clearRect(0, top, width, bitmap.height);
    context.drawImage(bitmap, 0, top);
    bitmap.close();
    canvas.dataset["drawing"] = String(id);
  }
}

const isSameSizes = (one: readonly PageSize[], other: readonly PageSize[]): boolean =>
  one.length === other.length &&
  one.every(({ width, height }, at) => width === other[at]?.width && height === other[at].height);
