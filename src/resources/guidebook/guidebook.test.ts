import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import { Parser } from "htmlparser2";
import * as mupdf from "mupdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLog } from "../../platform/log/log.ts";
import { createTypesetter } from "../../platform/typesetting/typesetter.server.ts";
import { articleSlugs } from "../categories.ts";
import { createGuidebook } from "./guidebook.server.ts";
import { typstOfMarkdown, typstString } from "./typst-of-markdown.ts";

const site = { productName: "Ledge & Co", publicUrl: "https://jobs.example.org" };
const typesetter = createTypesetter({ log: createLog({ level: "warn" }) });
const guidebook = createGuidebook({ typesetter, site, root: join(import.meta.dirname, "../../..") });
let pdf: mupdf.PDFDocument;

beforeAll(async () => {
  pdf = new mupdf.PDFDocument((await guidebook.pdf()) ?? new Uint8Array());
});
afterAll(() => typesetter.stop());

const textOf = (page: number) => pdf.loadPage(page).toStructuredText("preserve-whitespace").asText();

test("the PDF has 30 to 50 pages, a cover, contents and every guide", () => {
  const pages = pdf.countPages();
  expect(pages).toBeGreaterThanOrEqual(30);
  expect(pages).toBeLessThanOrEqual(50);
  expect(textOf(0)).toContain("The steady job search");
  expect(textOf(0)).toContain("Ledge & Co");
  const contents = textOf(1);
  expect(contents).toContain("Salary Negotiation");
  const chapters = pdf.loadOutline()?.map(({ title }) => title) ?? [];
  expect(chapters).toHaveLength(articleSlugs.length);
});

test("the PDF is tagged, says its language, and numbers its pages", () => {
  const root = pdf.getTrailer().get("Root");
  expect(root.get("MarkInfo").get("Marked").asBoolean()).toBe(true);
  expect(root.get("Lang").asString()).toBe("en-GB");
  expect(root.get("StructTreeRoot").isNull()).toBe(false);
  expect(textOf(1).trim()).toMatch(/\b1$/);
  expect(textOf(9).trim()).toMatch(/\b9$/);
});

test("the PDF is dated by the newest review of a guide", async () => {
  const files = await Promise.all(
    articleSlugs.map((slug) =>
      readFile(join(import.meta.dirname, `../../../content/articles/${slug}.md`), "utf8"),
    ),
  );
  const days = files.map((file) => /^reviewed: ["']?(\d{4}-\d\d-\d\d)/m.exec(file)?.[1] ?? "").toSorted();
  const written = pdf.getMetaData("info:CreationDate")?.slice(2, 10);
  expect(written).toBe(days.at(-1)?.replaceAll("-", ""));
});

test("links of the PDF lead to its chapters and to the site", () => {
  const links = Array.from({ length: pdf.countPages() }, (_, at) => pdf.loadPage(at).getLinks()).flat();
  const outside = links.filter((link) => link.isExternal()).map((link) => link.getURI());
  expect(outside).toContain("https://jobs.example.org/cv-builder");
  expect(outside.filter((uri) => !uri.startsWith("https://") && !uri.startsWith("mailto:"))).toEqual([]);
  expect(links.filter((link) => !link.isExternal()).length).toBeGreaterThan(articleSlugs.length);
});

test("the EPUB has the files that the format demands, in well-formed XML, and no broken link", async () => {
  const zip = await guidebook.epub();
  expect(strFromU8(zip.slice(30, 38))).toBe("mimetype");
  expect(strFromU8(zip.slice(38, 58))).toBe("application/epub+zip");
  const files = unzipSync(zip);
  const names = Object.keys(files);
  for (const [name, bytes] of Object.entries(files))
    if (/\.(xhtml|opf|xml)$/.test(name)) expect(unclosed(strFromU8(bytes)), name).toEqual([]);
  const manifest = strFromU8(files["OEBPS/package.opf"] ?? new Uint8Array());
  for (const [, href = ""] of manifest.matchAll(/href="([^"]+)"/g)) expect(names).toContain(`OEBPS/${href}`);
  for (const slug of articleSlugs) {
    const chapter = strFromU8(files[`OEBPS/${slug}.xhtml`] ?? new Uint8Array());
    for (const [, href = ""] of chapter.matchAll(/<a href="([^"]+)"/g))
      expect(/^(https?|mailto):/.test(href) || names.includes(`OEBPS/${href}`), href).toBe(true);
  }
  expect(mupdf.Document.openDocument(zip, "application/epub+zip").countPages()).toBeGreaterThan(20);
});

test("text of Markdown is never markup of Typst", () => {
  expect(typstString('a "b" \\ c')).toBe('"a \\"b\\" \\\\ c"');
  const target = (href: string) => typstString(href);
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z#$@_<>=[\]{}"\\/ ]{1,40}$/), (text) => {
      const typst = typstOfMarkdown(`x${text}`, target);
      const outside = typst
        .replaceAll(/"(?:[^"\\]|\\.)*"/g, "")
        .replaceAll(/#(strong|emph|raw|link|linebreak)/g, "");
      expect(outside.replaceAll(/[#;()[\]\s]/g, "")).toBe("");
    }),
  );
});

/** Names the elements that are not closed. */
function unclosed(xml: string): string[] {
  const found: string[] = [];
  const parser = new Parser(
    { onclosetag: (name, isImplied) => isImplied && found.push(name) },
    { xmlMode: true },
  );
  parser.end(xml.replaceAll(/<[^>]*\/>/g, ""));
  return found;
}
