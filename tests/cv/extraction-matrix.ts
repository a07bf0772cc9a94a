import { templates, type TemplateName } from "../../src/cv/document/cv-look.ts";
import { toPage } from "../../src/cv/view-model/to-page.ts";
import type { TypstEngine } from "../../src/cv/render/typst-engine.server.ts";
import { extractPdfText, type Extractor } from "../support/extract-pdf-text.ts";
import { notFoundOnPage, textOrders } from "../support/find-in-order.ts";
import { sampleCv, type SamplePerson } from "../support/sample-cvs.ts";

export const templateNames = Object.keys(templates) as TemplateName[];

/** Each sample person writes in one script. */
export const scripts = {
  amara: "Latin",
  eleni: "Greek",
  oksana: "Cyrillic",
  layla: "Arabic",
  noa: "Hebrew",
  yuki: "Japanese",
  chen: "Chinese",
} as const satisfies Record<SamplePerson, string>;

export type Cell = {
  template: TemplateName;
  person: SamplePerson;
  extractor: Extractor;
  fields: number;
  /** The number of fields found exactly as written. */
  verbatim: number;
  missing: string[];
  misplaced: string[];
};

/** Draws the CV of a person and reads it with each program. */
export async function readCells(
  typst: TypstEngine,
  template: TemplateName,
  person: SamplePerson,
  extractors: readonly Extractor[],
): Promise<Cell[]> {
  const cv = sampleCv(person);
  const result = toPage({ ...cv, look: { ...cv.look, template } });
  if (!result.ok) throw new Error(result.reason);
  const drawing = typst.drawPdf(result.page);
  if (!drawing.ok || drawing.missing.length > 0) throw new Error(`${template} has no glyph for ${person}`);
  const fields = textOrders(result.page)[0]?.flat().length ?? 0;
  const cells: Cell[] = [];
  for (const extractor of extractors) {
    const extracted = await extractPdfText(drawing.pdf, extractor);
    const { missing, misplaced } = notFoundOnPage(result.page, extracted);
    const verbatim = fields - missing.length;
    cells.push({ template, person, extractor, fields, verbatim, missing, misplaced });
  }
  return cells;
}
