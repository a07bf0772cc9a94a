import type { DrawnPage, PaintedShape, Outline, Matrix } from "../../render/svg-frame.ts";
import { bandOf, dirtyRegion, type Band } from "./dirty-region.ts";

/** The changed part of a page, over its full width. In pixels. */
export type Strip = { bitmap: ImageBitmap; top: number; width: number; pageHeight: number };

type PagePainter = {
  /** Decodes the pictures of a page, so that painting itself needs no waiting. */
  prepare: (drawn: DrawnPage) => Promise<void>;
  /** Returns the strip that changed since the page was last painted, or null if nothing changed. Pages count from 0. */
  paint: (page: number, drawn: DrawnPage, width: number) => Promise<Strip | null>;
  /** Forgets this page and all later ones. */
  forgetFrom: (page: number) => void;
};

type Painted = { width: number; height: number; marks: readonly PaintedShape[] };

/** Limit of the outline cache. A CV of many pages in two scripts has about 2,000 outlines. */
const maxOutlines = 6_000;

/**
 * Creates a painter for pages. For a page painted before, it paints only the lines that changed. The browser's own SVG
 * rendering creates an element per letter, which takes tens of milliseconds on the thread that must also show the next
 * keystroke. This painter runs in a worker and caches the letters.
 */
export function createPagePainter(): PagePainter {
  const outlines = new Map<string, Path2D>();
  const pictures = new Map<string, ImageBitmap>();
  const pages = new Map<number, Painted>();
  let draft: Context | null = null;

  /**
   * Returns a canvas context as large as the page. Letters that are moved or clipped come out differently, so they are
   * drawn whole and in their final position.
   */
  function draftOf(width: number, height: number): Context {
    const { canvas } = draft ?? {};
    if (draft && canvas?.width === width && canvas.height === height && !draft.isContextLost()) return draft;
    draft = new OffscreenCanvas(width, height).getContext("2d");
    if (!draft) throw new Error("This browser has no canvas in workers");
    return draft;
  }

  function pathOf({ d }: Outline): Path2D {
    const known = outlines.get(d);
    if (known) return known;
    if (outlines.size > maxOutlines) outlines.clear();
    const path = new Path2D(d);
    outlines.set(d, path);
    return path;
  }

  async function prepare({ marks }: DrawnPage): Promise<void> {
    for (const { shape } of marks) {
      if (shape.kind !== "picture" || pictures.has(shape.address)) continue;
      // oxlint-disable-next-line no-await-in-loop -- a page has one at most
      const picture = await decode(shape.address);
      pictures.clear();
      pictures.set(shape.address, picture);
    }
  }

  function paintMark(context: Context, { matrix, fill, clips, shape }: PaintedShape, scale: number): void {
    context.save();
    for (const clip of clips) {
      place(context, clip.matrix, scale);
      context.clip(pathOf(clip.outline));
    }
    place(context, matrix, scale);
    context.fillStyle = fill;
    if (shape.kind === "letters") {
      for (const { x, y, outline } of shape.letters) {
        context.translate(x, y);
        context.fill(pathOf(outline));
        context.translate(-x, -y);
      }
    } else if (shape.kind === "picture") {
      const picture = pictures.get(shape.address);
      if (picture) context.drawImage(picture, 0, 0, shape.width, shape.height);
    } else {
      const path = pathOf(shape.outline);
      if (fill !== "none") context.fill(path, shape.evenOdd ? "evenodd" : "nonzero");
      if (shape.stroke !== "none") {
        context.strokeStyle = shape.stroke;
        context.lineWidth = shape.strokeWidth;
        context.stroke(path);
      }
    }
    context.restore();
  }

  async function paint(page: number, { marks, ...size }: DrawnPage, width: number): Promise<Strip | null> {
    const scale = width / size.width;
    const height = Math.round(size.height * scale);
    const before = pages.get(page);
    const isThere = before?.width === width && before.height === height;
    const changed = isThere ? dirtyRegion(before.marks, marks) : { top: 0, bottom: size.height };
    pages.set(page, { width, height, marks });
    if (!changed) return null;
    const rows = rowsOf(changed, scale);
    const top = Math.max(0, rows.top);
    const bottom = Math.min(height, rows.bottom);
    if (bottom <= top) return null;

    try {
      const context = draftOf(width, height);
      context.clearRect(0, 0, width, height);
      for (const mark of marks)
        if (doMeet(rowsOf(bandOf(mark), scale), rows)) paintMark(context, mark, scale);
      const bitmap = await createImageBitmap(context.canvas, 0, top, width, bottom - top);
      return { bitmap, top, width, pageHeight: height };
    } catch (problem) {
      pages.delete(page);
      throw problem;
    }
  }

  return {
    prepare,
    paint,
    forgetFrom(first) {
      for (const page of pages.keys()) if (page >= first) pages.delete(page);
    },
  };
}

/** Returns the pixel rows that a band touches. */
function rowsOf({ top, bottom }: Band, scale: number): Band {
  return { top: Math.floor(top * scale - rounding), bottom: Math.ceil(bottom * scale + rounding) };
}

/** More than the possible floating-point error. */
const rounding = 0.01;

const doMeet = (one: Band, other: Band): boolean => one.bottom > other.top && one.top < other.bottom;

type Context = OffscreenCanvasRenderingContext2D;

function place(context: Context, { a, b, c, d, e, f }: Matrix, scale: number): void {
  context.setTransform(a * scale, b * scale, c * scale, d * scale, e * scale, f * scale);
}

function decode(address: string): Promise<ImageBitmap> {
  const [head = "", base64 = ""] = address.split(",");
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
  return createImageBitmap(new Blob([bytes], { type: /image\/\w+/.exec(head)?.[0] }));
}
