import { join } from "node:path";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { expect, test } from "vitest";
import { sampleCv, samplePeople } from "../../../tests/support/sample-cvs.ts";
import type { CvDocument } from "../document/cv-document.ts";
import { templates, type TemplateName } from "../document/cv-look.ts";
import { toPage } from "../view-model/to-page.ts";
import { pageFonts } from "./page-fonts.ts";
import { typesetterFonts } from "./typst-engine.server.ts";
import { markPdfUa } from "./mark-pdf-ua.ts";
import { typstInputs } from "./typst-input.ts";
import { eachNth, isFullRun } from "../../../tests/support/full-run.ts";

const folder = join(import.meta.dirname, "templates");
const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: typesetterFonts() }] });
const names = Object.keys(templates) as TemplateName[];

/** The engine's file without the mark, and the file with it, or null when the engine refuses to set it. */
function drawBoth(
  document: CvDocument,
  template: TemplateName,
): { plain: Buffer; marked: Buffer | null; hasStacks: boolean } {
  const reading = toPage({ ...document, look: { ...document.look, template } });
  if (!reading.ok) throw new Error(reading.reason);
  const inputs = typstInputs(reading.page, { preview: false, resume: '{"basics":{}}' });
  const { result } = compiler.compile({ mainFilePath: join(folder, `${template}.typ`), inputs });
  if (!result) throw new Error("it does not compile");
  const creationTimestamp = 1_700_000_000;
  const fonts = pageFonts(reading.page);
  const hasStacks = [fonts.heading[0], fonts.text[0]].includes("Amiri");
  const plain = compiler.pdf(result, { creationTimestamp });
  try {
    return { plain, marked: compiler.pdf(result, { pdfStandard: "ua-1", creationTimestamp }), hasStacks };
  } catch {
    return { plain, marked: null, hasStacks };
  }
}

const same = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0;

// By default each template is drawn for two people.
const cells = names.map((template, at) => ({
  template,
  people: samplePeople.filter((_, nth) => isFullRun || (nth + at) % 4 === 0),
}));
test.each(cells)("sets the mark byte for byte as the engine does: $template", ({ template, people }) => {
  for (const person of people) {
    const { plain, marked, hasStacks } = drawBoth(sampleCv(person), template);
    // Amiri has stacked letters: only the engine can tell whether such a file earns the mark.
    expect(marked && same(markPdfUa(plain), hasStacks ? plain : marked)).toBe(true);
  }
});

test.each([
  ["emoji", "Hello 🙂"],
  ["a letter that no font has", "བོད་ཡིག"],
  ["a letter behind others", `${"a".repeat(5_000)} ཀ`],
])("the mark is not set where the engine refuses to set it: %s", (_, summary) => {
  for (const template of eachNth(4, names)) {
    const cv = sampleCv("amara");
    cv.personal.summary = summary;
    const { plain, marked } = drawBoth(cv, template);
    expect(marked).toBeNull();
    expect(same(markPdfUa(plain), plain)).toBe(true);
  }
});

test.each([
  "/Type /Catalog /ViewerPreferences <<\n /Length 12 /Type /Metadata",
  '<xmpTPg:NPages> xmlns:pdf="http://ns.adobe.com/pdf/1.3/"  <rdf:Description startxref\n12\n%%EOF',
  "<pdfuaid:part>1</pdfuaid:part>",
  "(\\000\\000) TJ [ ] endstream 5 0 obj",
  "\uFEFFmark\uFEFF, soft\u00ADhyphen, \u200Bnothing",
])("the mark is set whatever the user text contains: %s", (words) => {
  const cv = sampleCv("amara");
  cv.personal.fullName = words;
  cv.personal.headline = words;
  cv.sections.experience = cv.sections.experience.map((job) => ({ ...job, position: words }));
  const { plain, marked } = drawBoth(cv, "ledger");
  expect(same(markPdfUa(plain), marked ?? plain)).toBe(true);
});

test("returns other bytes unchanged", () => {
  for (const text of ["", "%PDF-1.7", "%PDF-1.7 /Type /Catalog /Type /Metadata startxref\n5\n%%EOF"]) {
    const bytes = new TextEncoder().encode(text);
    expect(markPdfUa(bytes)).toBe(bytes);
  }
  const { marked } = drawBoth(sampleCv("amara"), "ledger");
  expect(marked && markPdfUa(marked)).toBe(marked);
});
