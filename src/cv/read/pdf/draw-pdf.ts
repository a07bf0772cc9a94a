import { getDocumentProxy } from "unpdf";

/** Pixels of a picture within a page. Larger ones are left out of the drawing. */
const largestPicture = 16_000_000;

/** Draws the pages of a PDF one after the other, in a worker of a browser. Stops at the first page that it cannot draw. */
export async function drawPdf(
  bytes: Uint8Array,
  { width, most }: { width: number; most: number },
  show: (picture: ImageBitmap) => void,
): Promise<void> {
  const document = await getDocumentProxy(new Uint8Array(bytes), {
    // Letters are drawn as shapes, because a worker has no document to load fonts into.
    disableFontFace: true,
    maxImageSize: largestPicture,
    verbosity: 0,
    CanvasFactory: OffscreenCanvasFactory,
    FilterFactory: NoFilters,
  });
  try {
    for (let number = 1; number <= Math.min(document.numPages, most); number += 1) {
      const page = await document.getPage(number);
      const plain = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: width / plain.width });
      const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
      const context = canvas.getContext("2d");
      if (!context) return;
      await page.render({
        canvas: null,
        // The library draws with what both kinds of canvas can do.
        canvasContext: context as unknown as CanvasRenderingContext2D,
        viewport,
      }).promise;
      show(canvas.transferToImageBitmap());
      page.cleanup();
    }
  } finally {
    await document.loadingTask.destroy();
  }
}

type Drawing = { canvas: OffscreenCanvas | null; context: OffscreenCanvasRenderingContext2D | null };

/** Makes the canvases that PDF.js needs for transparent parts. It is given as a class, as the library asks. */
class OffscreenCanvasFactory {
  create(width: number, height: number): Drawing {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext("2d", { willReadFrequently: true }) };
  }

  reset({ canvas }: Drawing, width: number, height: number): void {
    if (canvas) Object.assign(canvas, { width, height });
  }

  destroy(drawing: Drawing): void {
    if (drawing.canvas) Object.assign(drawing.canvas, { width: 0, height: 0 });
    Object.assign(drawing, { canvas: null, context: null });
  }
}

/** PDF.js makes filters of elements of a page, which a worker does not have. */
class NoFilters {
  addFilter = (): string => "none";
  addHCMFilter = (): string => "none";
  addAlphaFilter = (): string => "none";
  addLuminosityFilter = (): string => "none";
  addHighlightHCMFilter = (): string => "none";
  destroy = (): void => undefined;
}
