import { getDocumentProxy } from "unpdf";
import { pageLines } from "../layout/page-lines.ts";
import { limits } from "../limits.ts";
import type { TextResult } from "../text-line.ts";
import { checkPdf } from "../pdf/check-pdf.ts";
import { readPdfPage, type PdfPage } from "../pdf/pdf-runs.ts";
import { pdfShape } from "../pdf/pdf-shape.ts";

/** Reads the text of a PDF. Scripts, forms and attachments are not run or opened, and pictures are not unpacked. */
export async function readPdf(bytes: Uint8Array): Promise<TextResult> {
  const refused = checkPdf(bytes);
  if (refused) return { ok: false, reason: refused };
  // The library keeps the bytes that it is given.
  const opening = getDocumentProxy(new Uint8Array(bytes), {
    maxImageSize: 1,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    verbosity: 0,
  });
  try {
    const document = await opening;
    try {
      if (document.numPages > limits.pages) return { ok: false, reason: "too-many-pages" };
      const pages: PdfPage[] = [];
      let runs = 0;
      for (let number = 1; number <= document.numPages; number += 1) {
        const page = await readPdfPage(document, number);
        runs += page.runs.length;
        if (runs > limits.runs) return { ok: false, reason: "too-complex" };
        pages.push(page);
      }
      if (pages.every(({ runs: own }) => own.every(({ text }) => text.trim() === "")))
        return { ok: false, reason: "no-text" };
      const links = pages.flatMap((page) => page.links);
      const sizes = pages.map(({ width, height }) => ({ width, height }));
      const lines = pageLines(pages);
      return { ok: true, text: { lines, links, sizes, shape: pdfShape(bytes, pages, lines) } };
    } finally {
      await document.loadingTask.destroy();
    }
  } catch (error) {
    return { ok: false, reason: /password/i.test(String(error)) ? "encrypted" : "broken" };
  }
}
