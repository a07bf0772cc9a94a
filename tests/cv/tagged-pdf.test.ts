import * as mupdf from "mupdf";
import { beforeAll, describe, expect, test } from "vitest";
import { templates, type TemplateName } from "../../src/cv/document/cv-look.ts";
import { toPage } from "../../src/cv/view-model/to-page.ts";
import { openTypst } from "../../src/cv/render/typst-engine.server.ts";
import { sampleCv, type SamplePerson } from "../support/sample-cvs.ts";

// Rules of PDF/UA that a program can check in a file. MuPDF, which did not write the file, reads it.

type Node = { type: string; alt: string | null; marks: string[]; kids: Node[] };

const typst = openTypst();
const names = Object.keys(templates) as TemplateName[];
const people: SamplePerson[] = ["amara", "layla", "yuki"];
const pixel =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

function draw(template: TemplateName, person: SamplePerson): mupdf.PDFDocument {
  const cv = sampleCv(person);
  cv.personal = { ...cv.personal, photo: pixel, showPhoto: true };
  const result = toPage({ ...cv, look: { ...cv.look, template } });
  if (!result.ok) throw new Error(result.reason);
  const drawing = typst.drawPdf(result.page);
  if (!drawing.ok) throw new Error(drawing.reason);
  return new mupdf.PDFDocument(drawing.pdf);
}

/** Reads the tree of tags. Marks are "page object/number", as the content of a page names them. */
function readTags(element: mupdf.PDFObject, page: number): Node {
  const own = element.get("Pg").isNull() ? page : element.get("Pg").asIndirect();
  const node: Node = {
    type: element.get("S").isNull() ? "" : element.get("S").asName(),
    alt: null,
    marks: [],
    kids: [],
  };
  if (!element.get("Alt").isNull()) node.alt = element.get("Alt").asString();
  const kids = element.get("K");
  for (const kid of kids.isArray() ? items(kids) : kids.isNull() ? [] : [kids]) {
    if (kid.isNumber()) node.marks.push(`${own}/${kid.asNumber()}`);
    else if (kid.get("Type").isName() && kid.get("Type").asName() === "MCR")
      node.marks.push(
        `${kid.get("Pg").isNull() ? own : kid.get("Pg").asIndirect()}/${kid.get("MCID").asNumber()}`,
      );
    else if (!kid.get("S").isNull()) node.kids.push(readTags(kid, own));
  }
  return node;
}

const items = (list: mupdf.PDFObject) => Array.from({ length: list.length }, (_, at) => list.get(at));
const all = (node: Node): Node[] => [node, ...node.kids.flatMap(all)];
const pagesOf = (pdf: mupdf.PDFDocument) =>
  Array.from({ length: pdf.countPages() }, (_, at) => pdf.findPage(at));
const contentOf = (page: mupdf.PDFObject) =>
  Buffer.from(page.get("Contents").readStream().asUint8Array()).toString("latin1");

/** Returns the numbers of all marked content, and the painting operators outside of marked content. */
function readMarks(content: string): { numbers: number[]; unmarked: string[] } {
  // Strings may contain any letters, and none of them are operators.
  const tokens = content.replaceAll(/\((?:[^\\)]|\\[^])*\)/g, "()").split(/\s+/);
  const numbers = tokens.flatMap((token, at) => (token === "/MCID" ? [Number(tokens[at + 1])] : []));
  const unmarked: string[] = [];
  let depth = 0;
  for (const token of tokens) {
    if (token === "BDC" || token === "BMC") depth += 1;
    else if (token === "EMC") depth -= 1;
    else if (depth === 0 && /^(TJ|Tj|f\*?|[sSbB]\*?|Do|sh)$/.test(token)) unmarked.push(token);
  }
  return { numbers, unmarked };
}

describe.each(names.flatMap((template) => people.map((person) => ({ template, person }))))(
  "$template, $person",
  ({ template, person }) => {
    let pdf: mupdf.PDFDocument;
    let catalog: mupdf.PDFObject;
    let tags: Node;
    beforeAll(() => {
      pdf = draw(template, person);
      catalog = pdf.getTrailer().get("Root");
      tags = readTags(catalog.get("StructTreeRoot"), -1);
    });

    test("states that it is tagged, its title and its language", () => {
      expect(catalog.get("MarkInfo").get("Marked").asBoolean()).toBe(true);
      expect(catalog.get("ViewerPreferences").get("DisplayDocTitle").asBoolean()).toBe(true);
      expect(catalog.get("Lang").asString()).toMatch(
        { amara: /^en-GB$/, layla: /^ar/, yuki: /^ja/ }[person as "amara"],
      );
      expect(pdf.getMetaData("info:Title")).toContain(sampleCv(person).personal.fullName);
    });

    test("all content is tagged or marked as decoration, and every tag has its content", () => {
      const told = all(tags).flatMap(({ marks }) => marks);
      const painted = pagesOf(pdf).flatMap((page) => {
        const { numbers, unmarked } = readMarks(contentOf(page));
        expect(unmarked).toEqual([]);
        return numbers.map((number) => `${page.asIndirect()}/${number}`);
      });
      expect(told.toSorted()).toEqual(painted.toSorted());
      expect(new Set(told).size).toBe(told.length);
    });

    test("headings skip no level and contain only words", () => {
      const headings = all(tags).filter(({ type }) => /^H\d$/.test(type));
      const levels = headings.map(({ type }) => Number(type.slice(1)));
      expect(levels[0]).toBe(1);
      expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
      expect(headings.flatMap(({ kids }) => kids.flatMap(all)).filter(({ type }) => type !== "Span")).toEqual(
        [],
      );
    });

    test("links have a description and a tag; pictures have an alternative text", () => {
      let links = 0;
      for (const page of pagesOf(pdf)) {
        const annotations = page.get("Annots");
        for (const annotation of annotations.isNull() ? [] : items(annotations)) {
          links += 1;
          expect(annotation.get("Contents").asString()).not.toBe("");
          expect(annotation.get("StructParent").isNumber()).toBe(true);
          expect(page.get("Tabs").asName()).toBe("S");
        }
      }
      expect(links).toBe(all(tags).filter(({ type }) => type === "Link").length);
      const figures = all(tags).filter(({ type }) => type === "Figure");
      expect(figures).toHaveLength(1);
      expect(figures.every(({ alt }) => alt !== null && alt !== "")).toBe(true);
    });

    test("fonts are embedded and map their glyphs to characters", () => {
      for (const page of pagesOf(pdf)) {
        page
          .get("Resources")
          .get("Font")
          .forEach((font) => {
            expect(font.get("ToUnicode").isNull()).toBe(false);
            const about = font.get("DescendantFonts").get(0).get("FontDescriptor");
            expect(["FontFile2", "FontFile3"].some((key) => !about.get(key).isNull())).toBe(true);
          });
      }
    });
  },
);
