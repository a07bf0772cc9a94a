import type { CvDocument } from "../../document/cv-document.ts";

type DrawPdf = (document: CvDocument) => Promise<Uint8Array<ArrayBuffer> | null>;

/** A page has one preview, and it holds the one engine. */
let lent: DrawPdf | null = null;

/**
 * The preview lends its engine to whatever makes files: it is there already, also when the network is not.
 *
 * @returns takes it back
 */
export function lendEngine(draw: DrawPdf): () => void {
  lent = draw;
  return () => {
    if (lent === draw) lent = null;
  };
}

/** A PDF by the engine of the preview; null where that has none. */
export async function drawPdfByPreview(document: CvDocument): Promise<Uint8Array<ArrayBuffer> | null> {
  return lent ? lent(document) : null;
}
