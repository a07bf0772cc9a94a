import { expect, test } from "vitest";
import { strToU8, zipSync } from "fflate";
import { pdfOf } from "../../../tests/support/sample-pdf.ts";
import { readText } from "./read-cv.ts";

async function shapeOf(bytes: Uint8Array, name: string) {
  const read = await readText(bytes, name);
  if (!read.ok) throw new Error(read.reason);
  return read.text.shape;
}

const html = (body: string) => strToU8(`<!doctype html><html><body>${body}</body></html>`);
const docx = (body: string, header = "") =>
  zipSync({
    "[Content_Types].xml": strToU8("<Types/>"),
    "word/document.xml": strToU8(`<w:document><w:body>${body}</w:body></w:document>`),
    "word/header1.xml": strToU8(`<w:hdr>${header}</w:hdr>`),
  });
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;

test("a table has two cells with text in a row", async () => {
  const row = "<tr><td>2019</td><td>Analyst, Meadow Clinics</td></tr>";
  expect((await shapeOf(html(`<table>${row}</table>`), "cv.html"))?.hasTables).toBe(true);
  expect((await shapeOf(html("<table><tr><td>All in one</td></tr></table>"), "cv.html"))?.hasTables).toBe(
    false,
  );
});

test("tables, text boxes, columns, pictures and headers of a Word file", async () => {
  const plain = await shapeOf(docx(paragraph("Amara Osei")), "cv.docx");
  expect(plain).toMatchObject({ hasTables: false, hasTextBoxes: false, hasColumns: false, edgeText: [] });
  const body =
    `<w:tbl><w:tr>${cell("2019")}${cell("Analyst")}</w:tr></w:tbl>` +
    `<w:p><w:r><w:txbxContent>${paragraph("Box")}</w:txbxContent><pic:pic/></w:r></w:p>` +
    '<w:sectPr><w:cols w:num="2"/></w:sectPr>';
  expect(await shapeOf(docx(body, paragraph("amara@example.com")), "cv.docx")).toEqual({
    hasTables: true,
    hasTextBoxes: true,
    hasColumns: true,
    hasPictures: true,
    edgeText: ["amara@example.com"],
    spacedText: null,
  });
});

const line = (x: number, y: number, text: string) => `BT /F 11 Tf ${x} ${y} Td (${text}) Tj ET`;
const column = (x: number, step: number, heading: string, words: string) =>
  [heading, ...Array.from({ length: 12 }, (_, at) => `${words} ${at}`)]
    .map((text, at) => line(x, 700 - at * step, text))
    .join(" ");

test("two columns of a PDF are next to each other, one column is not", async () => {
  const left = column(50, 16, "EXPERIENCE", "Built the report of the day for supervisors");
  const right = column(360, 19, "SKILLS", "SQL and Python");
  expect((await shapeOf(pdfOf([`${left} ${right}`]), "cv.pdf"))?.hasColumns).toBe(true);
  expect((await shapeOf(pdfOf([left]), "cv.pdf"))?.hasColumns).toBe(false);
});

test("letters of a PDF that are set apart", async () => {
  const shape = await shapeOf(pdfOf([`${line(50, 700, "S K I L L S")} ${line(50, 680, "SQL")}`]), "cv.pdf");
  expect(shape?.spacedText).toBe("S K I L L S");
});

test("text at the edge of every page", async () => {
  const edge = line(50, 820, "amara@example.com");
  const pages = ["One", "Two"].map((text) => `${edge} ${line(50, 600, text)}`);
  expect((await shapeOf(pdfOf(pages), "cv.pdf"))?.edgeText).toEqual(["amara@example.com"]);
});
