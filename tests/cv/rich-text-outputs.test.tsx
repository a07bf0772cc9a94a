import { strFromU8, unzipSync } from "fflate";
import * as fc from "fast-check";
import { marked } from "marked";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { CvDocument } from "../../src/cv/document/cv-document.ts";
import { templates, type TemplateName } from "../../src/cv/document/cv-look.ts";
import { newCvDocument, newRow } from "../../src/cv/document/new-cv-document.ts";
import { toDocx } from "../../src/cv/export/to-docx.ts";
import { toMarkdown } from "../../src/cv/export/to-markdown.ts";
import { toText } from "../../src/cv/export/to-text.ts";
import { fromJsonResume } from "../../src/cv/json-resume/from-json-resume.ts";
import { toJsonResume } from "../../src/cv/json-resume/to-json-resume.ts";
import { PublicCvPage } from "../../src/cv/routes/public-cv.tsx";
import { openTypst } from "../../src/cv/render/typst-engine.server.ts";
import { readRichText } from "../../src/text/blocks/read-rich-text.ts";
import { blockText, type RichText } from "../../src/text/blocks/rich-text.ts";
import { normaliseRichText } from "../../src/text/blocks/normalise-rich-text.ts";
import { writeRichText } from "../../src/text/blocks/write-rich-text.ts";
import type { CvPage } from "../../src/cv/view-model/cv-page.ts";
import { toPage } from "../../src/cv/view-model/to-page.ts";
import { extractPdfText } from "../support/extract-pdf-text.ts";
import { numberOfRuns } from "../support/full-run.ts";

const typst = openTypst();
let ids = 0;
const newId = () => `id-${(ids += 1)}`;

/** Words that no other part of a page has, in every arrangement of levels, marks and links. */
const anyWordyText: fc.Arbitrary<RichText> = fc
  .array(
    fc.record({
      level: fc.constantFrom(0 as const, 1 as const, 2 as const),
      spans: fc.array(
        fc.record({
          text: fc
            .array(fc.stringMatching(/^[bcdfghjklm]{4,9}[,.]?$/), { minLength: 1, maxLength: 3 })
            .map((words) => `${words.join(" ")} `),
          bold: fc.boolean(),
          italic: fc.boolean(),
          href: fc.constantFrom(null, null, "https://a.example/", "mailto:ana@b.example"),
        }),
        { minLength: 1, maxLength: 4 },
      ),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map(normaliseRichText);

const wordsOf = (text: RichText): string[] => text.map(blockText).join(" ").split(/\s+/);

function documentWith(markdown: string, template: TemplateName = "ledger"): CvDocument {
  const document = newCvDocument(newId);
  document.look = { ...document.look, template };
  document.personal.summary = markdown;
  document.sections.experience = [
    { ...newRow("experience", newId), position: "Nurse", company: "Ward", description: markdown },
  ];
  document.sections.references = [{ ...newRow("references", newId), name: "Referee", reference: markdown }];
  return document;
}

function pageOf(document: CvDocument): CvPage {
  const reading = toPage(document);
  if (!reading.ok) throw new Error(reading.reason);
  return reading.page;
}

/** Expects the words once for each of the three fields, in order. */
function expectWords(whole: string, words: readonly string[]): void {
  const plain = whole.normalize("NFKC").replaceAll(/\s+/g, "");
  let from = 0;
  for (const word of [words, words, words].flat()) {
    const at = plain.indexOf(word, from);
    expect(at, `${word} after ${plain.slice(Math.max(0, from - 20), from)}`).toBeGreaterThanOrEqual(0);
    from = at + word.length;
  }
}

const withoutTags = (html: string) => html.replaceAll(/<[^>]*>/g, " ").replaceAll("&quot;", '"');

test("text, Markdown, Word, the public page and JSON Resume lose no word", async () => {
  await fc.assert(
    fc.asyncProperty(anyWordyText, async (text) => {
      const document = documentWith(writeRichText(text));
      const page = pageOf(document);
      const words = wordsOf(text);
      expectWords(toText(page), words);
      expectWords(withoutTags(marked.parse(toMarkdown(page), { async: false })), words);
      const docx = strFromU8(unzipSync(await toDocx(page))["word/document.xml"] ?? new Uint8Array());
      expectWords(withoutTags(docx), words);
      expectWords(withoutTags(renderToStaticMarkup(<PublicCvPage page={page} />)), words);
      const resume = fromJsonResume(JSON.parse(JSON.stringify(toJsonResume(document))), newId);
      if (!resume.ok) throw new Error(resume.reason);
      expect(readRichText(resume.document.sections.experience[0]?.description ?? "")).toEqual(text);
      expect(readRichText(resume.document.personal.summary)).toEqual(text);
    }),
    { numRuns: numberOfRuns(100) },
  );
});

test("the Markdown file has the same formatting", () => {
  const page = pageOf(
    documentWith("A **bold _both_** [link](https://a.example).\n\n- one\n  - two\n- 5 \\* 3"),
  );
  const html = marked.parse(toMarkdown(page), { async: false });
  expect(html).toContain(
    '<p>A <strong>bold <em>both</em></strong> <a href="https://a.example/">link</a>.</p>',
  );
  expect(html.replaceAll("\n", "")).toContain("<li>one<ul><li>two</li></ul></li><li>5 * 3</li>");
});

test("a plain file says where a link goes", () => {
  const text = toText(
    pageOf(documentWith("- See the [poster](https://a.example/p) and a@b.example\n  - below")),
  );
  expect(text).toContain("- See the poster (https://a.example/p) and a@b.example\n  - below\n");
});

test("the public page escapes text, marks links as not endorsed, and nests lists", () => {
  const html = renderToStaticMarkup(
    <PublicCvPage
      page={pageOf(
        documentWith('- \\<b>x\\</b> **[y](https://a.example/?"z)**\n  - _z_\n\n[a](javascript:b)'),
      )}
    />,
  );
  expect(html).toContain("&lt;b&gt;x&lt;/b&gt; ");
  expect(html).toMatch(/<a class="link" href="https:\/\/a\.example\/\?%22z" rel="nofollow ugc noopener">/);
  expect(html).toContain("<ul><li><em>z</em></li></ul></li></ul><p>[a](javascript:b)</p>");
  expect(html).not.toContain('href="javascript');
});

test("a Word file has bold, italics, links and two levels of real bullets", async () => {
  const page = pageOf(documentWith("- **bold** _slanted_\n  - [link](https://a.example/)"));
  const files = unzipSync(await toDocx(page));
  const xml = strFromU8(files["word/document.xml"] ?? new Uint8Array());
  expect(xml).toMatch(/<w:b\/>(?:(?!<\/w:r>).)*>bold</);
  expect(xml).toMatch(/<w:i\/>(?:(?!<\/w:r>).)*>slanted</);
  expect(xml).toMatch(/<w:hyperlink [^>]*>(?:(?!<\/w:hyperlink>).)*>link</);
  expect(xml).toContain('<w:ilvl w:val="0"/>');
  expect(xml).toContain('<w:ilvl w:val="1"/>');
});

describe.each(Object.keys(templates) as TemplateName[])("%s", (template) => {
  test("prints every word of formatted text, with its links, tagged", async () => {
    const texts = fc.sample(anyWordyText, { numRuns: 3, seed: 7 });
    for (const text of texts) {
      const drawn = typst.drawPdf(pageOf(documentWith(writeRichText(text), template)), "{}");
      if (!drawn.ok) throw new Error("not drawn");
      expect(drawn.missing).toEqual([]);
      for (const reader of ["pdfjs", "mupdf"] as const) {
        const whole = (await extractPdfText(drawn.pdf, reader)).normalize("NFKC");
        for (const word of wordsOf(text)) expect(whole.replaceAll(/\s+/g, "")).toContain(word);
      }
      const source = Buffer.from(drawn.pdf).toString("latin1");
      if (text.some(({ spans }) => spans.some(({ href }) => href?.startsWith("https:"))))
        expect(source).toContain("https://a.example/");
      expect(source).toContain("/StructTreeRoot");
    }
  });
});
