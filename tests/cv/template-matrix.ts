import * as mupdf from "mupdf";
import { pageSizes, templates, type CvLook, type TemplateName } from "../../src/cv/document/cv-look.ts";
import type { CvDocument } from "../../src/cv/document/cv-document.ts";
import { toPage } from "../../src/cv/view-model/to-page.ts";
import { createDrawingReader } from "../../src/cv/render/svg-frame-reader.ts";
import type { TypstEngine } from "../../src/cv/render/typst-engine.server.ts";
import { extractors, extractPdfText, hasPoppler } from "../support/extract-pdf-text.ts";
import { notFoundOnPage, textOrders } from "../support/find-in-order.ts";
import { layoutFaults } from "./layout-faults.ts";
import { matrixNames, matrixPerson, type MatrixPerson } from "./matrix-people.ts";
import { placedPages } from "./placed-text.ts";

export type MatrixCell = { template: TemplateName; person: MatrixPerson; pageSize: CvLook["pageSize"] };

/** Every template with every person on both page sizes. */
export const matrixCells: MatrixCell[] = (Object.keys(templates) as TemplateName[]).flatMap((template) =>
  matrixNames.flatMap((person) => pageSizes.map((pageSize) => ({ template, person, pageSize }))),
);

export type CellResult = { pdf: Uint8Array; pages: number; fields: number; faults: string[] };

/** Draws a cell, looks for faults of its layout and reads its text with every program. */
export function checkCell(
  typst: TypstEngine,
  { template, person, pageSize }: MatrixCell,
): Promise<CellResult> {
  const cv = matrixPerson(person);
  return checkCv(typst, { ...cv, look: { ...cv.look, template, pageSize } });
}

/** Draws a CV, looks for faults of its layout and reads its text with every program. */
export async function checkCv(typst: TypstEngine, cv: CvDocument): Promise<CellResult> {
  const result = toPage(cv);
  if (!result.ok) throw new Error(result.reason);
  const { page } = result;
  const drawing = typst.drawPdf(page);
  const preview = typst.drawPages(page);
  if (!drawing.ok || !preview.ok) throw new Error("not drawn");
  const placed = placedPages(drawing.pdf);
  const places = createDrawingReader().read(preview.svg)?.places ?? [];
  const faults = layoutFaults(page, placed, places);
  if (drawing.missing.length > 0) faults.push(`no font has ${drawing.missing.join()}`);
  if (!isTagged(drawing.pdf)) faults.push("the file is not tagged");
  for (const extractor of extractors) {
    if (extractor === "poppler" && !hasPoppler()) continue;
    // oxlint-disable-next-line no-await-in-loop -- one program after the other
    const text = await extractPdfText(drawing.pdf, extractor);
    // In right-to-left text, Poppler puts the space after a comma or a number before it.
    const anySpaces = extractor === "poppler" && page.direction === "rtl";
    const { missing, misplaced } = notFoundOnPage(page, text, { anySpaces });
    faults.push(...missing.map((one) => `${extractor} does not read "${one}"`));
    faults.push(...misplaced.map((one) => `${extractor} reads "${one}" in another place`));
  }
  return { pdf: drawing.pdf, pages: placed.length, fields: textOrders(page)[0]?.flat().length ?? 0, faults };
}

function isTagged(pdf: Uint8Array): boolean {
  const document = new mupdf.PDFDocument(pdf);
  const root = document.getTrailer().get("Root");
  const isMarked = root.get("MarkInfo").get("Marked").asBoolean() && !root.get("StructTreeRoot").isNull();
  document.destroy();
  return isMarked;
}
