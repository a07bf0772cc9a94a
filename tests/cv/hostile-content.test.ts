import { expect, test } from "vitest";
import type { CvDocument } from "../../src/cv/document/cv-document.ts";
import { templates, type TemplateName } from "../../src/cv/document/cv-look.ts";
import { newCvDocument, newRow } from "../../src/cv/document/new-cv-document.ts";
import { linesToMarkdown, paragraphsToMarkdown } from "../../src/cv/document/plain-to-markdown.ts";
import { rowFields, sectionKinds } from "../../src/cv/document/section-fields.ts";
import { toPage } from "../../src/cv/view-model/to-page.ts";
import { openTypst } from "../../src/cv/render/typst-engine.server.ts";
import { eachNth, isFullRun } from "../support/full-run.ts";
import { pageOf, readDrawing } from "../support/engines.ts";
import { extractPdfText } from "../support/extract-pdf-text.ts";
import { sampleCv } from "../support/sample-cvs.ts";

const typst = openTypst();
let ids = 0;
const newId = () => `id-${++ids}`;

/** Makes a CV with the same text in every field. */
function everywhere(text: string, template: TemplateName): CvDocument {
  const cv = newCvDocument(newId);
  const filled = (row: Record<string, string>) =>
    Object.fromEntries(Object.entries(row).map(([field, value]) => [field, field === "id" ? value : text]));
  return {
    ...cv,
    look: { ...cv.look, template },
    personal: {
      ...cv.personal,
      fullName: text,
      headline: text,
      email: text,
      phone: text,
      location: text,
      linkedIn: text,
      portfolio: text,
      summary: paragraphsToMarkdown(text),
      profiles: [{ id: newId(), network: text, username: text, shownAs: "", url: text }],
    },
    sections: Object.fromEntries(
      sectionKinds.map((kind) => [kind, rowFields(kind).length > 0 ? [filled(newRow(kind, newId))] : []]),
    ) as unknown as CvDocument["sections"],
    custom: [
      {
        id: "own",
        title: text,
        rows: [
          {
            id: newId(),
            title: text,
            subtitle: text,
            url: text,
            startDate: text,
            endDate: text,
            description: linesToMarkdown(text),
          },
        ],
      },
    ],
    order: [...cv.order, "custom:own"],
  };
}

/** Draws a CV as PDF. Returns its text without white space. */
async function drawText(document: CvDocument): Promise<{ text: string; missing: string[] }> {
  const pdf = typst.drawPdf(pageOf(document), "{}");
  if (!pdf.ok) throw new Error("not drawn");
  const text = (await extractPdfText(pdf.pdf, "pdfjs")).normalize("NFKC").replaceAll(/\s/g, "");
  return { text, missing: pdf.missing };
}

/** Draws a CV as PDF and as pages. */
async function draw(document: CvDocument): Promise<{ text: string; missing: string[]; pages: number }> {
  const { pages } = readDrawing(typst.drawPages(pageOf(document)));
  return { ...(await drawText(document)), pages: pages.length };
}

const names = Object.keys(templates) as TemplateName[];
/** The two templates that differ most: one with one column and one with two. */
const unlike = ["ledger", "sidebar"] as const;

test.each([
  [
    "Typst markup",
    '#read("/etc/passwd") #image("cv.typ") $x^2$ *b* _i_ `c` <l> @r = h // c /* c */ \\u{41} #{1+1} ~ -- --- ...',
  ],
  ["a Typst string's end", '"); #panic("x") #sys.inputs #import "@preview/x:0.1.0": y #include "cv.typ"'],
  ["HTML", "<script>alert(1)</script><img src=x onerror=alert(1)>&lt;&#60;&amp;]]></svg>"],
  ["LaTeX", "\\input{/etc/passwd} \\write18{id} $\\frac{1}{2}$ % comment ~ ^ _ & #"],
  ["PDF", "(a) Tj ET endstream endobj 1 0 obj << /JS (app.alert(1)) >> %%EOF"],
  ["JSON", '{"data": "\\u0000", "a": [1,2} "}'],
])("%s is printed as written", async (_, text) => {
  for (const template of eachNth(2, unlike)) {
    const drawn = await draw(everywhere(text, template));
    expect(drawn.missing).toEqual([]);
    // The description is a bullet, so the file contains its whole text.
    expect(drawn.text).toContain(text.normalize("NFKC").replaceAll(/\s/g, ""));
    expect(drawn.text).not.toMatch(/root:x:0|#importpaper/);
  }
});

test.each([
  ["a word of ten thousand letters", "w".repeat(10_000)],
  ["an address of ten thousand letters", `https://example.com/${"path/".repeat(2_000)}`],
  ["ten thousand letters from the right", "ا".repeat(10_000)],
])("%s: a file with pages", async (_, text) => {
  const cv = sampleCv("amara");
  const [job] = cv.sections.experience;
  if (job) Object.assign(job, { company: text, description: linesToMarkdown(text), url: text });
  Object.assign(cv.personal, { fullName: text, portfolio: text, summary: text });
  const drawn = await draw(cv);
  expect(drawn.pages).toBeGreaterThan(1);
  expect(drawn.text.length).toBeGreaterThan(50_000);
});

test("long words are drawn next to another column, too", async () => {
  const cv = sampleCv("amara");
  cv.personal.summary = "w".repeat(10_000);
  cv.personal.linkedIn = `https://example.com/${"path/".repeat(200)}`;
  const drawn = await draw({ ...cv, look: { ...cv.look, template: "sidebar" } });
  // The text of the other column comes between its pages.
  expect(drawn.text.split("w").length).toBeGreaterThan(10_000);
});

test.each([
  ["emoji", "👩‍👩‍👧‍👦🏳️‍🌈🙂".repeat(5)],
  ["bidi controls", "abc\u202edef\u2066\u2067\u2068\u202a\u202b\u202d".repeat(50)],
  ["heaps of marks", `Z${"\u0300\u0489\u20dd".repeat(500)} `.repeat(5)],
  ["line breaks", "a\n\n\nb\n".repeat(10)],
  ["lone surrogates, NUL and noncharacters", "\ud83d\0\uffff\ufdd0x\udfff".repeat(50)],
  ["letters of every kind", String.fromCodePoint(...Array.from({ length: 200 }, (__, i) => 0x21 + i * 131))],
])("%s: a file with pages", async (_, text) => {
  for (const template of eachNth(2, unlike.toReversed()))
    expect((await draw(everywhere(text, template))).pages).toBeGreaterThan(0);
});

test("a CV that is too large is refused with a reason", () => {
  expect(toPage(everywhere("w".repeat(10_000), "ledger"))).toMatchObject({ ok: false, reason: "too-large" });
});

test("a long word is broken within the page, and read in full", async () => {
  const document = sampleCv("amara");
  document.personal.summary = "longword".repeat(60);
  expect((await draw(document)).text).toContain("longword".repeat(60));
  const { places } = readDrawing(typst.drawPages(pageOf(document)));
  const right = Math.max(...places.map(({ x, w }) => x + w));
  expect(right).toBeLessThan(596 - 30);
});

test("draws two hundred jobs", async () => {
  const document = sampleCv("amara");
  const [job] = document.sections.experience;
  if (!job) throw new Error("no job");
  document.sections.experience = Array.from({ length: 200 }, (_, index) => ({
    ...job,
    id: newId(),
    company: `Company ${index}`,
  }));
  const drawn = await draw(document);
  expect(drawn.pages).toBeGreaterThan(15);
  expect(drawn.text).toContain("Company199");
});

// The best lines for such a name would take minutes.
test("draws a name of 20,000 letters", async () => {
  const cv = sampleCv("amara");
  const fullName = Array.from({ length: 1_800 }, () => "Anna-Maria").join("-");
  const look = { ...cv.look, template: "swiss" } as const;
  const drawn = await draw({ ...cv, look, personal: { ...cv.personal, fullName } });
  expect(drawn.pages).toBeGreaterThan(10);
  // Page numbers are within a few of the words.
  expect(drawn.text.split("Anna-").length).toBeGreaterThan(1_700);
});

test("draws an empty CV in every template", async () => {
  for (const template of eachNth(3, names)) {
    const cv = newCvDocument(newId);
    const drawn = await draw({ ...cv, look: { ...cv.look, template } });
    expect(drawn).toMatchObject({ pages: 1, missing: [] });
    expect(drawn.text).toMatch(/^CV(Page1of1)?$/);
  }
});

test("draws a CV with a single filled field, for every field", async () => {
  const fields = sectionKinds.flatMap((kind) => rowFields(kind).map((field) => ({ kind, field })));
  for (const [at, { kind, field }] of fields.entries()) {
    // By default the templates take turns.
    for (const template of unlike.filter((_, nth) => isFullRun || nth === at % unlike.length)) {
      const cv = newCvDocument(newId);
      const row = { ...newRow(kind, newId), [field]: "alone" };
      const drawn = await drawText({
        ...cv,
        look: { ...cv.look, template },
        sections: { ...cv.sections, [kind]: [row] },
      });
      expect(drawn.text).toContain("alone");
    }
  }
});
