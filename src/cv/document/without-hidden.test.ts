import * as fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { toDocx } from "../export/to-docx.ts";
import { toMarkdown } from "../export/to-markdown.ts";
import { toText } from "../export/to-text.ts";
import { attachedResume, toJsonResume } from "../json-resume/to-json-resume.ts";
import { scoreCv } from "../score/score-cv.ts";
import { withoutContacts } from "../publish/without-contacts.ts";
import { toPage } from "../view-model/to-page.ts";
import { anyCvDocument } from "./any-cv-document.ts";
import type { CvDocument, HiddenKey } from "./cv-document.ts";
import { newCustomRow, newCvDocument, newRow } from "./new-cv-document.ts";
import { personalTexts, sectionKinds } from "./section-fields.ts";
import { readCvDocument } from "./read-cv-document.ts";
import { withoutHidden } from "./without-hidden.ts";

/** A CV in which every text differs, and each part that can be hidden with the texts in it. */
function markedCv(): { document: CvDocument; parts: Map<HiddenKey, string[]> } {
  let count = 0;
  const newId = () => `id${(count += 1)}`;
  const parts = new Map<HiddenKey, string[]>();
  const mark = () => `mark${(count += 1)}x`;
  const filled = <Row extends { id: string }>({ id, ...texts }: Row): Row =>
    ({ id, ...Object.fromEntries(Object.keys(texts).map((field) => [field, mark()])) }) as Row;
  const rowsOf = <Row extends { id: string }>(list: string, empty: () => Row): Row[] => {
    const rows = [filled(empty()), filled(empty())];
    for (const row of rows) parts.set(`${list}/${row.id}` as HiddenKey, textsOf(row));
    parts.set(list as HiddenKey, rows.flatMap(textsOf));
    return rows;
  };
  const document = newCvDocument(newId);
  document.hidden = [];
  for (const field of personalTexts) {
    document.personal[field] = mark();
    parts.set(`personal/${field}`, [document.personal[field]]);
  }
  parts.set("summary", [document.personal.summary]);
  for (const kind of sectionKinds)
    Object.assign(document.sections, { [kind]: rowsOf(kind, () => newRow(kind, newId)) });
  const rows = rowsOf("custom:c", () => newCustomRow(newId));
  document.custom = [{ id: "c", title: "Patents", rows }];
  document.order = [...document.order, "custom:c"];
  return { document, parts };
}

const { document: marked, parts } = markedCv();

test("hidden parts are in no page, file or attachment, and all others are", () => {
  const whole = outputs(marked);
  fc.assert(
    fc.property(fc.subarray([...parts.keys()]), (hidden) => {
      const gone = new Set(hidden.flatMap((part) => parts.get(part) ?? []));
      for (const [name, output] of Object.entries(outputs({ ...marked, hidden }))) {
        const shown = marksIn(whole[name as keyof typeof whole]).filter((one) => !gone.has(one));
        expect(marksIn(output), name).toEqual(shown);
      }
    }),
    { numRuns: 50 },
  );
});

function outputs(document: CvDocument): Record<"page" | "text" | "markdown" | "attached" | "public", string> {
  const page = toPage(document);
  const published = toPage(withoutContacts(document));
  if (!page.ok || !published.ok) throw new Error("too large");
  return {
    page: JSON.stringify(page.page),
    text: toText(page.page),
    markdown: toMarkdown(page.page),
    attached: attachedResume(document),
    public: JSON.stringify(published.page),
  };
}

function marksIn(output: string): string[] {
  return [...new Set(output.match(/mark\d+x/g))].toSorted();
}

test("hidden parts are not in the Word file", async () => {
  const hidden = [...parts.keys()].filter((part) => part !== "personal/fullName");
  const page = toPage({ ...marked, hidden });
  if (!page.ok) throw new Error(page.reason);
  const file = unzipSync(await toDocx(page.page))["word/document.xml"];
  expect(marksIn(strFromU8(file ?? new Uint8Array()))).toEqual([marked.personal.fullName]);
});

test("the file to take a CV elsewhere has the hidden parts", () => {
  const hidden = [...parts.keys()];
  const file = JSON.stringify(toJsonResume({ ...marked, hidden }));
  expect(marksIn(file)).toEqual(marksIn(JSON.stringify(marked)));
});

test("the heading and the title of a hidden section are hidden, too", () => {
  const headings = { skills: "Tools of the trade" };
  const document: CvDocument = { ...marked, headings, hidden: ["skills", "custom:c"] };
  for (const output of Object.values(outputs(document))) {
    expect(output).not.toContain("Tools of the trade");
    expect(output).not.toContain("Patents");
  }
});

test("a photo that is not shown is not attached to the PDF", () => {
  const photo = "data:image/png;base64,iVBORw0KGgo=";
  const document = { ...marked, personal: { ...marked.personal, photo, showPhoto: false } };
  expect(attachedResume(document)).not.toContain(photo);
});

test("a hidden job counts as missing", () => {
  const { findings } = scoreCv({ ...marked, hidden: ["experience", "projects", "volunteering"] });
  expect(findings.map(({ id }) => id)).toContain("experience");
});

test("rows keep their positions and ids", () => {
  fc.assert(
    fc.property(anyCvDocument({ keepEmptyRows: true }), (document) => {
      const shown = withoutHidden(document);
      for (const kind of sectionKinds)
        expect(shown.sections[kind].map(({ id }) => id)).toEqual(document.sections[kind].map(({ id }) => id));
      expect(withoutHidden(shown)).toEqual(shown);
    }),
  );
});

function textsOf(row: { id: string }): string[] {
  const { id: _, ...texts } = row;
  return Object.values<string>(texts);
}

test("what the person said of adverts is kept with the CV and given to nobody", () => {
  const document: CvDocument = { ...newCvDocument(() => "r"), corrections: { "skill:SAP": "have" } };
  expect(readCvDocument(document)).toEqual({ ok: true, document });
  expect(withoutHidden(document).corrections).toBeUndefined();
  expect(JSON.stringify(toJsonResume(document))).not.toContain("SAP");
});
