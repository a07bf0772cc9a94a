import { strToU8, zipSync, zlibSync } from "fflate";
import { afterAll, expect, test } from "vitest";
import { openCvFileReader } from "./cv-file-reader.server.ts";
import { hostilePdf, pdfOf } from "../../../tests/support/sample-pdf.ts";

const reader = openCvFileReader();
afterAll(() => reader.close());

const docx = (document: string): Uint8Array =>
  zipSync({ "[Content_Types].xml": strToU8("<Types/>"), "word/document.xml": strToU8(document) });
const letter = "<w:document><w:body><w:p><w:r><w:t>Ana Ruiz</w:t></w:r></w:p></w:body></w:document>";

/** A PDF of one page whose content is packed. */
function packedPdf(content: string): Uint8Array {
  const head =
    "%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>endobj\n";
  const packed = zlibSync(strToU8(content));
  const parts = [
    strToU8(`${head}4 0 obj<</Filter/FlateDecode/Length ${packed.length}>>stream\n`),
    packed,
    strToU8("\nendstream\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF"),
  ];
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

const files: Record<string, [Uint8Array, string]> = {
  "an empty file": [new Uint8Array(), "empty"],
  "a file of 25 MB": [new Uint8Array(25_000_000).fill(65), "too-large"],
  "a program with the name of a PDF": [Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]), "program"],
  "a Windows program": [strToU8("MZ\u0090\0\u0003"), "program"],
  "a picture": [Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), "picture"],
  "a zip bomb": [
    zipSync({ "word/document.xml": strToU8("<w:t>".padEnd(60_000_000, "a")) }, { level: 9 }),
    "too-large-unpacked",
  ],
  "a Word file that is cut off": [docx(letter).subarray(0, 150), "broken"],
  "a Word file with entities": [
    docx(`<!DOCTYPE x [<!ENTITY secret SYSTEM "file:///etc/passwd">]>${letter.replace("Ana", "&secret;")}`),
    "entities",
  ],
  "XML with entities": [
    strToU8('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>'),
    "entities",
  ],
  "HTML with elements 200,000 deep": [strToU8("<html><div>".repeat(200_000)), "too-complex"],
  "HTML of entities": [strToU8(`<html><p>${"&amp;".repeat(400_000)}`), "too-complex"],
  "a Word file with paragraphs 100,000 deep": [
    docx(`<w:document><w:body>${"<w:p>".repeat(100_000)}`),
    "too-complex",
  ],
  "a PDF of millions of equal commands": [packedPdf("q ".repeat(5_000_000)), "too-large-unpacked"],
  "a PDF of 1,000 pages": [
    pdfOf(Array.from({ length: 1_000 }, () => "BT /F 12 Tf 50 700 Td (Ana) Tj ET")),
    "too-many-pages",
  ],
  "a PDF without text": [pdfOf(["0 0 100 100 re f"]), "no-text"],
  "a PDF that is cut off": [pdfOf(["BT /F 12 Tf 50 700 Td (Ana Ruiz) Tj ET"]).subarray(0, 420), "broken"],
  "a PDF that unpacks to gigabytes": [hostilePdf("bomb"), "too-large-unpacked"],
  "an encrypted PDF": [hostilePdf("encrypted"), "encrypted"],
  "random bytes": [Uint8Array.from({ length: 5_000 }, (_, at) => (at * 7_919) % 251), "unknown"],
};

test.each(Object.entries(files))("refuses %s", async (_, [bytes, reason]) => {
  expect(await reader.read(bytes, "cv.pdf")).toEqual({ ok: false, reason });
});

test("reads a PDF with scripts without running them", async () => {
  const reading = await reader.read(hostilePdf("script"), "cv.pdf");
  expect(reading).toMatchObject({ ok: true, document: { basics: { name: "Ana Ruiz" } } });
  expect(JSON.stringify(reading)).not.toContain("app.alert");
});

test("reads the next file after one that breaks its thread", async () => {
  const [deep, next] = await Promise.all([
    reader.read(strToU8("*".repeat(2_000_000)), "cv.md"),
    reader.read(strToU8("Ana Ruiz\nana@example.com"), "cv.txt"),
  ]);
  expect(deep.ok).toBe(false);
  expect(next).toMatchObject({ ok: true, document: { basics: { email: "ana@example.com" } } });
});

test("leaves the attachments of a document in it", async () => {
  expect(await reader.read(docx(letter), "cv.docx")).toMatchObject({
    ok: true,
    document: { basics: { name: "Ana Ruiz" } },
  });
});
