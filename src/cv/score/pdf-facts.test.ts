import { expect, test } from "vitest";
import { samplePhoto } from "../../../tests/support/sample-photo.ts";
import { templates, type TemplateName } from "../document/cv-look.ts";
import { readCv } from "../read/read-cv.ts";
import { openTypst } from "../render/typst-engine.server.ts";
import { toPage } from "../view-model/to-page.ts";
import { fileFacts } from "./file-facts.ts";
import { pdfFacts } from "./score-cv.ts";
import { fileRules } from "./rules/file-rules.ts";
import { sampleCv } from "./sample-cv.ts";
import { scoreCv } from "./score-cv.ts";
import { oneOfEachRow } from "../../../tests/support/full-run.ts";

const typst = openTypst();
const photo = samplePhoto(300, 400);

const cells = (Object.keys(templates) as TemplateName[]).map((template) => [
  { template, photo: null },
  { template, photo },
]);
test.each(oneOfEachRow(cells))(
  "the builder finds in a CV what a scan finds in its PDF: $template, photo $photo.length",
  async ({ template, photo: given }) => {
    const document = sampleCv((cv) => {
      cv.look = { ...cv.look, template };
      cv.personal.photo = given;
      cv.personal.showPhoto = true;
    });
    const page = toPage(document);
    if (!page.ok) throw new Error(page.limit);
    const drawing = typst.drawPdf(page.page);
    if (!drawing.ok) throw new Error("no PDF");
    const reading = await readCv(drawing.pdf, "cv.pdf");
    if (!reading.ok) throw new Error(reading.reason);
    const scanned = { ...fileFacts(reading, drawing.pdf.length), size: 0, unplacedShare: 0 };
    const faults = (file: typeof scanned) =>
      scoreCv(document, { file })
        .findings.map(({ id }) => id)
        .filter((found) => fileRules.some(({ id }) => id === found));
    expect(faults(pdfFacts(document))).toEqual(faults(scanned));
    expect(scoreCv(document).score).toBe(scoreCv(document, { file: scanned }).score);
  },
);
