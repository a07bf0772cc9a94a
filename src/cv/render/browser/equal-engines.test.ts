import * as fc from "fast-check";
import { expect, test } from "vitest";
import { openEngineHere, pageOf, readDrawing } from "../../../../tests/support/engines.ts";
import { extractPdfText } from "../../../../tests/support/extract-pdf-text.ts";
import { numberOfRuns } from "../../../../tests/support/full-run.ts";
import { sampleCv, samplePeople } from "../../../../tests/support/sample-cvs.ts";
import type { CvDocument } from "../../document/cv-document.ts";
import { anyLook } from "../../document/any-cv-document.ts";
import { templates, type TemplateName } from "../../document/cv-look.ts";
import { pageFonts } from "../page-fonts.ts";
import { createDrawingReader } from "../svg-frame-reader.ts";
import { openTypst } from "../typst-engine.server.ts";

const server = openTypst();
const browser = await openEngineHere();
/** Reads the browser engine's drawings, each of which contains the differences from the last one. */
const reader = createDrawingReader();
/** Reads the server's drawings, which are complete and share most of their letters. */
const serverReader = createDrawingReader();

const names = Object.keys(templates) as TemplateName[];

// Every template and every script occurs. Not every combination is needed, as the templates share their script support.
const cells = [
  ...names.map((template) => ({ template, person: "amara" as const })),
  ...samplePeople
    .slice(1)
    .map((person, index) => ({ template: names[index % names.length] ?? "ledger", person })),
];

test.each(cells)("both engines draw the same: $template, $person", async ({ template, person }) => {
  const cv = sampleCv(person);
  const page = pageOf({ ...cv, look: { ...cv.look, template } });
  expect(readDrawing(await browser.drawPages(page), reader)).toEqual(readDrawing(server.drawPages(page)));

  const [own, file] = [await browser.drawPdf(page, "{}"), server.drawPdf(page, "{}")];
  if (!file.ok || !own.ok) throw new Error("no file");
  expect(await extractPdfText(own.pdf, "mupdf")).toBe(await extractPdfText(file.pdf, "mupdf"));
  // The stacked letters of Amiri are the exception: see mark-pdf-ua.ts.
  const fonts = pageFonts(page);
  const hasStacks = [fonts.heading[0], fonts.text[0]].includes("Amiri");
  expect(Buffer.from(own.pdf).includes("<pdfuaid:part>1<")).toBe(!hasStacks);
});

type Edit = (cv: CvDocument) => CvDocument;

const pixel =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

test.each([
  "<style>",
  "</svg><script>",
  // The low bytes of these characters are brackets and quotes.
  "ļstyle",
  "ļscriptľ",
  "ļ/foreignObjectľļ/gľļ/aľ",
  "Ģ onload=Ģ",
])("user text is never mistaken for drawing markup: %s", async (text) => {
  const cv = sampleCv("amara");
  const personal = { ...cv.personal, fullName: text, summary: text, photo: pixel, showPhoto: true };
  const page = pageOf({ ...cv, personal });
  const whole = readDrawing(server.drawPages(page));
  expect(readDrawing(await browser.drawPages(page), reader)).toEqual(whole);
  expect(whole.pages.flatMap(({ marks }) => marks).length).toBeGreaterThan(80);
});

const words: fc.Arbitrary<Edit> = fc
  .record({ row: fc.nat(2), at: fc.nat(300), text: fc.string({ unit: "grapheme", maxLength: 400 }) })
  .map(({ row, at, text }) => (cv) => {
    const experience = cv.sections.experience.map((job, index) =>
      index === row
        ? { ...job, description: job.description.slice(0, at) + text + job.description.slice(at) }
        : job,
    );
    return { ...cv, sections: { ...cv.sections, experience } };
  });
const rows: fc.Arbitrary<Edit> = fc.nat(3).map((from) => (cv) => {
  const { experience } = cv.sections;
  return {
    ...cv,
    sections: { ...cv.sections, experience: [...experience.slice(from), ...experience.slice(0, 2)] },
  };
});
const looks: fc.Arbitrary<Edit> = anyLook.map((look) => (cv) => ({ ...cv, look }));
const photos: fc.Arbitrary<Edit> = fc
  .constantFrom(pixel, `${pixel.slice(0, 40)}AAAA`, "")
  .map((photo) => (cv) => ({ ...cv, personal: { ...cv.personal, showPhoto: true, photo } }));
const orders: fc.Arbitrary<Edit> = fc.constant((cv) => ({ ...cv, order: cv.order.toReversed() }));
const others: fc.Arbitrary<Edit> = fc.constantFrom(...samplePeople).map((person) => () => sampleCv(person));
const edits = fc.array(fc.oneof({ weight: 6, arbitrary: words }, rows, looks, photos, orders, others), {
  minLength: 8,
  maxLength: 8,
});

test("after any edit, the differences from the last drawing give the whole page", async () => {
  let cv = sampleCv("amara");
  await fc.assert(
    fc.asyncProperty(edits, async (steps) => {
      cv = sampleCv("amara");
      for (const step of steps) {
        cv = step(cv);
        const page = pageOf(cv);
        // oxlint-disable-next-line no-await-in-loop -- each drawing depends on the last
        const [here, whole] = [await browser.drawPages(page), server.drawPages(page)];
        expect(here.ok).toBe(whole.ok);
        if (!whole.ok) continue;
        const pages = readDrawing(whole);
        expect(readDrawing(here, reader)).toEqual(pages);
        expect(readDrawing(whole, serverReader)).toEqual(pages);
      }
    }),
    { numRuns: numberOfRuns(15) },
  );
}, 240_000);
