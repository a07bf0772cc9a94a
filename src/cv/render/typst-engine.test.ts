import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { eachNth, isFullRun, oneOfEachRow } from "../../../tests/support/full-run.ts";
import { readDrawing } from "../../../tests/support/engines.ts";
import { extractPdfText } from "../../../tests/support/extract-pdf-text.ts";
import { sampleCv, samplePeople } from "../../../tests/support/sample-cvs.ts";
import type { CvDocument } from "../document/cv-document.ts";
import {
  accents,
  datesChoices,
  fontPairs,
  lookBounds,
  pageSizes,
  templates,
  type CvLook,
} from "../document/cv-look.ts";
import { readOwnPdf } from "../import/read-own-pdf.ts";
import type { CvPage } from "../view-model/cv-page.ts";
import { toPage } from "../view-model/to-page.ts";
import { openTypst } from "./typst-engine.server.ts";

const typst = openTypst();
const keys = <T extends string>(record: Record<T, unknown>) => Object.keys(record) as T[];

function pageOf(document: CvDocument, look: Partial<CvLook> = {}): CvPage {
  const reading = toPage({ ...document, look: { ...document.look, ...look } });
  if (!reading.ok) throw new Error(reading.reason);
  return reading.page;
}

function drawPdf(page: CvPage, resume?: string): { pdf: Uint8Array; missing: string[] } {
  const drawing = typst.drawPdf(page, resume);
  if (!drawing.ok) throw new Error(drawing.reason);
  return drawing;
}

/** All readable text of a PDF: its plain parts and its unpacked streams. */
function insidePdf(pdf: Uint8Array): string {
  const text = Buffer.from(pdf).toString("latin1");
  const streams = [...text.matchAll(/stream\r?\n/g)].map(({ index, 0: begin }) => {
    const from = index + begin.length;
    try {
      return inflateSync(pdf.subarray(from, text.indexOf("endstream", from)), { finishFlush: 2 }).toString(
        "latin1",
      );
    } catch {
      return "";
    }
  });
  return [text, ...streams].join("\n");
}

test.each(eachNth(2, keys(templates)))(
  "%s is PDF/UA with title, author, language, headings, links and fonts",
  (template) => {
    const { pdf, missing } = drawPdf(pageOf(sampleCv("amara"), { template }));
    const inside = insidePdf(pdf);
    expect(missing).toEqual([]);
    expect(inside).toMatch(/pdfuaid:part[^<]*>1</);
    expect(inside).toContain("<dc:language><rdf:Bag><rdf:li>en-GB</rdf:li>");
    expect(inside).toContain("Amara Osei \u00e2\u0080\u0093 CV");
    for (const word of [
      "/MarkInfo",
      "/StructTreeRoot",
      "/Outlines",
      "/FontFile",
      "(https://linkedin.com/in/amara)",
    ])
      expect(inside).toContain(word);
  },
);

test("the same CV gives the same bytes", () => {
  const page = pageOf(sampleCv("oksana"));
  const first = drawPdf(page).pdf;
  expect(Buffer.compare(Buffer.from(first), Buffer.from(drawPdf(page).pdf))).toBe(0);
});

test("a file says the day it was made on", () => {
  const drawing = typst.drawPdf(pageOf(sampleCv("amara")), "{}", "2026-11-27");
  expect(drawing.ok && insidePdf(drawing.pdf)).toContain("/CreationDate (D:20261127000000");
});

test("the attached JSON Resume is read back unchanged", () => {
  const resume = { basics: { name: "Amara \u{1f600} ünïcode" } };
  expect(readOwnPdf(drawPdf(pageOf(sampleCv("amara")), JSON.stringify(resume)).pdf)).toEqual(resume);
});

test("characters that no font has are reported and left out", async () => {
  const document = sampleCv("amara");
  document.personal.summary = 'Hello 🙂 and ཀ " \\\\ 🙂';
  document.personal.headline = "🚀";
  const { pdf, missing } = drawPdf(pageOf(document));
  expect(missing.toSorted()).toEqual(["ཀ", "🙂", "🚀"].toSorted());
  expect(insidePdf(pdf)).toMatch(/pdfuaid:part/);
  expect((await extractPdfText(pdf, "pdfjs")).replaceAll(/\s+/g, " ")).toContain('Hello and " \\');
});

const alphabets = keys(fontPairs).map((fonts) =>
  (["amara", "eleni", "oksana"] as const).map((person) => ({ fonts, person })),
);
test.each(oneOfEachRow(alphabets))("the fonts $fonts have the letters of $person", ({ fonts, person }) => {
  expect(drawPdf(pageOf(sampleCv(person), { fonts })).missing).toEqual([]);
});

test("every look can be drawn", () => {
  const looks = [
    ...keys(accents).map((accent) => ({ accent })),
    ...keys(templates).flatMap((template) => datesChoices.map((dates) => ({ template, dates }))),
    ...keys(templates).flatMap((template) =>
      [0, 1].map((bound) => ({
        template,
        pageSize: pageSizes[bound] ?? "a4",
        size: lookBounds.size[bound] ?? 100,
        margins: lookBounds.margins[bound] ?? 100,
        spacing: lookBounds.spacing[bound] ?? 100,
      })),
    ),
    { accent: "#ffee00" as const },
  ];
  for (const look of eachNth(4, looks)) expect(drawPdf(pageOf(sampleCv("amara"), look)).missing).toEqual([]);
});

// By default each person is drawn in every third template, and each template with every third person.
test.each(samplePeople)("fields have places on their pages: %s", (person) => {
  const first = samplePeople.indexOf(person) % 3;
  for (const template of keys(templates).filter((_, at) => isFullRun || at % 3 === first)) {
    const drawing = readDrawing(typst.drawPages(pageOf(sampleCv(person), { template })));
    const known = new Set(drawing.places.map((place) => place.pointer));
    for (const pointer of [
      "/personal/fullName",
      "/personal/email",
      "/sections/experience/1/company",
      "/sections/skills",
    ])
      expect(known).toContain(pointer);
    for (const { page, x, y, w, h } of drawing.places) {
      expect(page).toBeLessThanOrEqual(drawing.pages.length);
      expect(x >= 0 && y >= 0 && x + w <= 597 && y + h <= 843).toBe(true);
    }
  }
});

test("a photo has an alternative text, and a broken photo is reported", () => {
  const document = sampleCv("amara");
  const pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  document.personal = { ...document.personal, showPhoto: true, photo: `data:image/png;base64,${pixel}` };
  for (const template of eachNth(3, keys(templates))) {
    const page = pageOf(document, { template });
    expect(insidePdf(drawPdf(page).pdf)).toMatch(/\/Figure/);
    const marks = readDrawing(typst.drawPages(page)).pages.flatMap((one) => one.marks);
    expect(marks.filter(({ shape }) => shape.kind === "picture")).toHaveLength(1);
  }
  const broken = pageOf({
    ...document,
    personal: { ...document.personal, photo: "data:image/png;base64,iVBORw0KGgoAAA==" },
  });
  expect(typst.drawPdf(broken)).toEqual({ ok: false, reason: "photo" });
  expect(typst.drawPages(broken)).toEqual({ ok: false, reason: "photo" });
  // A photo does not appear in the next drawing.
  expect(insidePdf(drawPdf(pageOf(sampleCv("amara"))).pdf)).not.toMatch(/\/Figure/);
});

test("a preview shows the same as the file", async () => {
  const page = pageOf(sampleCv("amara"));
  const { pages } = readDrawing(typst.drawPages(page));
  const text = await extractPdfText(drawPdf(page).pdf, "pdfjs");
  expect(pages).toHaveLength(2);
  expect(text).toContain("Amara Osei");
});
