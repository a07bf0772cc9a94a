import * as fc from "fast-check";
import { marked } from "marked";
import { expect, test } from "vitest";
import { anyCvDocument } from "../document/any-cv-document.ts";
import type { CvDocument } from "../document/cv-document.ts";
import { newCvDocument, newRow } from "../document/new-cv-document.ts";
import type { CvPage } from "../view-model/cv-page.ts";
import type { Run } from "../sections/row-view.ts";
import { toPage } from "../view-model/to-page.ts";
import { toMarkdown } from "./to-markdown.ts";
import { toText } from "./to-text.ts";
import { numberOfRuns } from "../../../tests/support/full-run.ts";

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

test("text and Markdown contain every field of any document, in order", () => {
  fc.assert(
    fc.property(anyCvDocument({ keepEmptyRows: true }), (document) => {
      const page = pageOf(document);
      const texts = runsOf(page).map((run) => run.text);
      expectInOrder(toText(page), texts);
      expectInOrder(markdownText(toMarkdown(page)), texts);
    }),
    { numRuns: numberOfRuns(100) },
  );
});

test("each of several posts at one employer names it", () => {
  const document = newCvDocument(newId);
  const post = (position: string) => ({ ...newRow("experience", newId), company: "Meadow", position });
  document.sections.experience = [post("Senior analyst"), post("Analyst")];
  const page = pageOf(document);
  expect(toText(page)).toContain("Senior analyst, Meadow\n\nAnalyst, Meadow\n");
  expect(toMarkdown(page)).toContain("### Senior analyst, Meadow\n\n### Analyst, Meadow\n");
});
