import { strFromU8, unzipSync } from "fflate";
import * as fc from "fast-check";
import { marked } from "marked";
import { expect, test } from "vitest";
import { anyCvDocument } from "../document/any-cv-document.ts";
import type { CvDocument } from "../document/cv-document.ts";
import { newCvDocument, newRow } from "../document/new-cv-document.ts";
import type { CvPage, Run } from "../view-model/cv-page.ts";
import { toPage } from "../view-model/to-page.ts";
import { toDocx } from "./to-docx.ts";
import { toMarkdown } from "./to-markdown.ts";
import { toText } from "./to-text.ts";

const commonMark = { async: false, gfm: false } as const;

let count = 0;
const newId = () => `id-${(count += 1)}`;

function pageOf(document: CvDocument): CvPage {
  const reading = toPage(document);
  if (!reading.ok) throw new Error(reading.reason);
  return reading.page;
}

function amara(): CvDocument {
  const document = newCvDocument(newId);
  Object.assign(document.personal, {
    fullName: "Amara Osei",
    headline: "Data analyst *for people*",
    email: "amara@example.com",
    summary: "Five years.\nOf data.\n\n1. Not a list\n# not a heading",
  });
  document.sections.experience = [
    {
      ...newRow("experience", newId),
      company: "Meadow & Clinics",
      position: "Analyst",
      startDate: "03/2021",
      endDate: "Present",
      description: "- Built \\<b>the\\</b> report\n- Trained \\[nurses](https://evil.example)",
    },
  ];
  document.sections.skills = [{ ...newRow("skills", newId), name: "Tools", keywords: "SQL, dbt" }];
  return document;
}

/** Every run of a page, in page order. */
function runsOf(page: CvPage): Run[] {
  const lines = (all: { label: Run[]; items: Run[] }[]) =>
    all.flatMap((line) => [...line.label, ...line.items]);
  return [
    ...[page.name, page.headline].filter((run) => run !== null),
    ...page.contacts,
    ...page.sections.flatMap((section) => [
      section.heading,
      ...section.body.flatMap(({ runs }) => runs),
      ...lines(section.lines),
      ...section.entries.flatMap((entry) => [
        ...entry.title,
        ...entry.subtitle,
        ...entry.dates,
        ...(entry.link ? [entry.link] : []),
        ...entry.body.flatMap(({ runs }) => runs),
        ...lines(entry.lines),
      ]),
    ]),
  ];
}

/** Expects the texts to occur in the given order. White space may differ. */
function expectInOrder(whole: string, texts: string[]): void {
  const plain = (text: string) => text.replaceAll(/\s+/g, "");
  const all = plain(whole);
  let from = 0;
  for (const text of texts) {
    const at = all.indexOf(plain(text), from);
    expect(at, `${JSON.stringify(text)} in its place`).toBeGreaterThanOrEqual(0);
    from = at + plain(text).length;
  }
}

function docxText(bytes: Uint8Array): string {
  const xml = strFromU8(unzipSync(bytes)["word/document.xml"] ?? new Uint8Array());
  const words = [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, text = ""]) => text);
  return unescape(words.join("")).replaceAll(/[\u200e\u200f]/g, "");
}

/** The XML of the run that contains a text. */
function runWith(xml: string, text: string): string {
  const run = [...xml.matchAll(/<w:r>.*?<\/w:r>/g)].find(([one]) => one.includes(`>${text}<`));
  if (!run) throw new Error(`No run holds ${text}.`);
  return run[0];
}

/** Texts of runs that have their own bold setting. */
function boldTexts(xml: string): string[] {
  const runs = [...xml.matchAll(/<w:r>.*?<\/w:r>/g)].map(([run]) => run);
  return runs.filter((run) => run.includes("<w:b/>")).map((run) => /<w:t[^>]*>([^<]*)</.exec(run)?.[1] ?? "");
}

function unescape(text: string): string {
  const marks: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };
  return text
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(lt|gt|amp|quot|apos);/g, (_, name: string) => marks[name] ?? "");
}

/** The text of rendered Markdown. */
function markdownText(markdown: string): string {
  return unescape(marked.parse(markdown, commonMark).replaceAll(/<\/?[a-z][^>]*>/g, ""));
}

test("plain text has one item per line", () => {
  expect(toText(pageOf(amara())).split("\n")).toEqual([
    "Amara Osei",
    "Data analyst *for people*",
    "amara@example.com",
    "",
    "",
    "Profile",
    "",
    "Five years.",
    "Of data.",
    "",
    "1. Not a list",
    "# not a heading",
    "",
    "",
    "Experience",
    "",
    "Analyst, Meadow & Clinics",
    "03/2021 – Present",
    "- Built <b>the</b> report",
    "- Trained [nurses](https://evil.example)",
    "",
    "",
    "Skills",
    "",
    "Tools: SQL, dbt",
    "",
  ]);
});

test("typed text never becomes Markdown syntax", () => {
  const html = marked.parse(toMarkdown(pageOf(amara())), commonMark);
  expect(html.match(/<h[1-6][^>]*>[^<]*/g)).toEqual([
    "<h1>Amara Osei",
    "<h2>Profile",
    "<h2>Experience",
    "<h3>Analyst, Meadow &amp; Clinics",
    "<h2>Skills",
  ]);
  expect(html.match(/<a href="[^"]*"/g)).toEqual(['<a href="mailto:amara@example.com"']);
  expect(html).not.toMatch(/<(ol|em|strong|b)>/);
});

test("a Word file has real headings, lists and links, and no elements that parsers lose", async () => {
  const files = unzipSync(await toDocx(pageOf(amara())));
  const xml = strFromU8(files["word/document.xml"] ?? new Uint8Array());
  for (const style of ["Title", "Headline", "Heading1", "Heading2", "Dates", "ListParagraph"])
    expect(xml).toContain(`<w:pStyle w:val="${style}"/>`);
  expect(xml).toContain("<w:numPr>");
  expect(strFromU8(files["word/_rels/document.xml.rels"] ?? new Uint8Array())).toContain(
    "mailto:amara@example.com",
  );
  expect(xml).not.toMatch(/<w:(tbl|txbxContent|drawing|headerReference|footerReference)\b/);
  expect(strFromU8(files["docProps/core.xml"] ?? new Uint8Array())).toContain(
    "<dc:creator>Amara Osei</dc:creator>",
  );
});

test("headings of a Word file are bold by style, and no run overrides it", async () => {
  const files = unzipSync(await toDocx(pageOf(amara())));
  const styles = strFromU8(files["word/styles.xml"] ?? new Uint8Array());
  for (const style of ["Title", "Heading1", "Heading2"]) {
    const [definition = ""] =
      new RegExp(`<w:style [^>]*w:styleId="${style}".*?</w:style>`).exec(styles) ?? [];
    expect(definition, style).toMatch(/<w:b\/>/);
  }
  const xml = strFromU8(files["word/document.xml"] ?? new Uint8Array());
  expect(xml).not.toMatch(/<w:(?:b|bCs|rtl|bidi) w:val="(?:false|0)"/);
  expect(boldTexts(xml)).toEqual(["Tools"]);
});

test("an Arabic Word file runs from right to left, and its numbers from left to right", async () => {
  const document = { ...amara(), language: "ar" as const };
  document.personal.phone = "+971 50 555 0172";
  document.personal.summary = "محللة بيانات";
  const xml = strFromU8(unzipSync(await toDocx(pageOf(document)))["word/document.xml"] ?? new Uint8Array());
  expect(xml.match(/<w:bidi\/>/g)).toHaveLength(xml.match(/<w:p>/g)?.length ?? 0);
  expect(runWith(xml, "محللة بيانات")).toContain("<w:rtl/>");
  // Without the direction mark LibreOffice shows "0172 555 50 971+". With <w:rtl/> Word does.
  expect(runWith(xml, "\u200e+971 50 555 0172")).not.toContain("<w:rtl/>");
});

test("each export contains every field of any document, in order", async () => {
  await fc.assert(
    fc.asyncProperty(anyCvDocument({ keepEmptyRows: true }), async (document) => {
      const page = pageOf(document);
      const texts = runsOf(page).map((run) => run.text);
      expectInOrder(toText(page), texts);
      expectInOrder(markdownText(toMarkdown(page)), texts);
      expectInOrder(docxText(await toDocx(page)), texts);
    }),
    { numRuns: 60 },
  );
});

test("several posts at one employer are below its name, with headings of their own", async () => {
  const document = newCvDocument(newId);
  const post = (position: string) => ({ ...newRow("experience", newId), company: "Meadow", position });
  document.sections.experience = [post("Senior analyst"), post("Analyst")];
  const page = pageOf(document);
  expect(toText(page)).toContain("Meadow\n\nSenior analyst\n\nAnalyst\n");
  expect(toMarkdown(page)).toContain("### Meadow\n\n#### Senior analyst\n\n#### Analyst\n");
  const word = strFromU8(unzipSync(await toDocx(page))["word/document.xml"] ?? new Uint8Array());
  expect(word.match(/w:val="Heading[123]"/g)).toEqual([
    'w:val="Heading1"',
    'w:val="Heading2"',
    'w:val="Heading3"',
    'w:val="Heading3"',
  ]);
});
