import type { CvDocument } from "../../document/cv-document.ts";

type DrawPdf = (document: CvDocument) => Promise<Uint8Array<ArrayBuffer> | null>;

/** The engine of the page's only preview. */
let lent: DrawPdf | null = null;

/**
 * Lets the code that makes files use the preview's engine, which is already loaded and so works offline.
 *
 * @returns a function that withdraws the engine
 */
export function shareEngine(draw: DrawPdf): () => void {
  lent = draw;
  return () => {
    if (lent === draw) lent = null;
  };
}

/** Draws a PDF with the preview's engine. Returns null if the preview has none. */
export async function drawPdfByPreview(document: CvDocument): Promise<Uint8Array<ArrayBuffer> | null> {
  return lent ? lent(document) : null;
}
