import type { Matrix } from "../../render/svg-transform.ts";
import { bandOf, changedBand, readMarks, type Band, type Mark } from "./read-marks.ts";

export type PagePainter = {
  /** Paints a page, counted from 0, so many pixels wide. */
  paint: (page: number, svg: string, width: number) => Promise<ImageBitmap>;
  /** Lets go of the pages from this one on. */
  forgetFrom: (page: number) => void;
};

type Painted = { canvas: OffscreenCanvas; marks: readonly Mark[] };

/** A CV of many pages in two scripts has about two thousand. */
const mostOutlines = 6_000;

/**
 * Paints the pages that `readSvgPages` writes, and of SVG only what stands in those: groups, outlines and their uses,
 * paths, clips, pictures. A browser's own SVG makes an element of each letter and takes tens of milliseconds for it on
 * the thread that also has to show the next key; this runs in a worker, knows the letters from the last time, and
 * paints of a page it has painted before only the lines that changed.
 */
export function createPagePainter(): PagePainter {
  const outlines = new Map<string, Path2D>();
  const pictures = new Map<string, ImageBitmap>();
  const pages = new Map<number, Painted>();
  let aside = new OffscreenCanvas(1, 1);

  function outlineOf(d: string): Path2D {
    const known = outlines.get(d);
    if (known) return known;
    if (outlines.size > mostOutlines) outlines.clear();
    const outline = new Path2D(d);
    outlines.set(d, outline);
    return outline;
  }

  /** Has the pictures of a page ready, so that painting itself is done in one go. */
  async function decodePictures(marks: readonly Mark[]): Promise<void> {
    for (const { shape } of marks) {
      if (shape.kind !== "picture" || pictures.has(shape.address)) continue;
      // oxlint-disable-next-line no-await-in-loop -- a page has one at most
      const picture = await decode(shape.address);
      pictures.clear();
      pictures.set(shape.address, picture);
    }
  }

  function paintMark(context: Context, { matrix, fill, clips, shape }: Mark, scale: number): void {
    context.save();
    for (const clip of clips) {
      place(context, clip.matrix, scale);
      context.clip(outlineOf(clip.d));
    }
    place(context, matrix, scale);
    context.fillStyle = fill;
    if (shape.kind === "letters") {
      for (const { x, y, d } of shape.letters) {
        context.translate(x, y);
        context.fill(outlineOf(d));
        context.translate(-x, -y);
      }
    } else if (shape.kind === "picture") {
      const picture = pictures.get(shape.address);
      if (picture) context.drawImage(picture, 0, 0, shape.width, shape.height);
    } else {
      const path = outlineOf(shape.d);
      if (fill !== "none") context.fill(path, shape.evenOdd ? "evenodd" : "nonzero");
      if (shape.stroke !== "none") {
        context.strokeStyle = shape.stroke;
        context.lineWidth = shape.strokeWidth;
        context.stroke(path);
      }
    }
    context.restore();
  }

  async function paint(page: number, svg: string, width: number): Promise<ImageBitmap> {
    const size = pageSize(svg);
    const scale = width / size.width;
    const pixels = { width, height: Math.round(size.height * scale) };
    const marks = readMarks(svg);
    await decodePictures(marks);

    const before = pages.get(page);
    const isThere = before?.canvas.width === pixels.width && before.canvas.height === pixels.height;
    const canvas = isThere ? before.canvas : new OffscreenCanvas(pixels.width, pixels.height);
    const context = contextOf(canvas);
    const band = isThere ? changedBand(before.marks, marks) : "all";
    if (band === "all") {
      context.clearRect(0, 0, pixels.width, pixels.height);
      for (const mark of marks) paintMark(context, mark, scale);
    } else if (band !== "none") {
      const top = Math.max(0, Math.floor(band.top * scale));
      const height = Math.min(pixels.height, Math.ceil(band.bottom * scale)) - top;
      if (height > 0) {
        // Aside and then copied: letters that are cut off while they are painted come out a little otherwise.
        if (aside.width !== pixels.width || aside.height !== pixels.height)
          aside = new OffscreenCanvas(pixels.width, pixels.height);
        const draft = contextOf(aside);
        draft.clearRect(0, 0, pixels.width, pixels.height);
        for (const mark of marks) if (isWithin(mark, band)) paintMark(draft, mark, scale);
        context.clearRect(0, top, pixels.width, height);
        context.drawImage(aside, 0, top, pixels.width, height, 0, top, pixels.width, height);
      }
    }
    pages.set(page, { canvas, marks });
    return createImageBitmap(canvas);
  }

  return {
    paint,
    forgetFrom(first) {
      for (const page of pages.keys()) if (page >= first) pages.delete(page);
    },
  };
}

function contextOf(canvas: OffscreenCanvas): Context {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no canvas in workers");
  return context;
}

/** In points. */
export function pageSize(svg: string): { width: number; height: number } {
  const [, width = "595", height = "842"] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg.slice(0, 300)) ?? [];
  return { width: Number(width), height: Number(height) };
}

type Context = OffscreenCanvasRenderingContext2D;

function place(context: Context, { a, b, c, d, e, f }: Matrix, scale: number): void {
  context.setTransform(a * scale, b * scale, c * scale, d * scale, e * scale, f * scale);
}

function isWithin(mark: Mark, { top, bottom }: Band): boolean {
  const its = bandOf(mark);
  return its === null || (its.bottom > top && its.top < bottom);
}

function decode(address: string): Promise<ImageBitmap> {
  const [head = "", base64 = ""] = address.split(",");
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
  return createImageBitmap(new Blob([bytes], { type: /image\/\w+/.exec(head)?.[0] }));
}
