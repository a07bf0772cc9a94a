import * as fc from "fast-check";
import { expect, test } from "vitest";
import { numberOfRuns } from "../../../tests/support/full-run.ts";
import firstVersion from "../../../tests/fixtures/cv-documents/version-1.json" with { type: "json" };
import secondVersion from "../../../tests/fixtures/cv-documents/version-2.json" with { type: "json" };
import { anyCvDocument } from "./any-cv-document.ts";
import type { CvDocument } from "./cv-document.ts";
import { cleanText } from "../view-model/clean-text.ts";
import { toBlocks } from "../view-model/row-view.ts";
import { defaultLayout, usuallyHidden } from "./new-cv-document.ts";
import { readCvDocument } from "./read-cv-document.ts";
import { documentVersion, openStoredDocument, upgradeDocument } from "./upgrade-document.ts";

test("a document of version 1 is read with every text", () => {
  const reading = readCvDocument(firstVersion);
  if (!reading.ok) throw new Error(reading.problem);
  const { document } = reading;
  expect(document).toMatchObject({
    version: documentVersion,
    hidden: usuallyHidden,
    headings: {},
    order: firstVersion.order,
    kept: firstVersion.kept,
  });
  const { experience: _, ...others } = firstVersion.sections;
  for (const text of textsIn(others)) expect(textsIn(document.sections)).toContain(text);
  expect(document.sections.experience[0]?.description).toBe("- Sechs Gärten im Jahr\n- Zwei Lehrlinge");
  for (const text of textsIn(firstVersion.personal)) expect(textsIn(document.personal)).toContain(text);
});

test("a document of version 2 is shown as before", () => {
  const reading = readCvDocument(secondVersion);
  if (!reading.ok) throw new Error(reading.problem);
  const { personal, sections } = reading.document;
  const shown = (markdown = "") =>
    toBlocks(markdown, "/x").map(({ level, runs }) => [level, runs.map(({ text }) => text).join("")]);
  expect(shown(personal.summary)).toEqual([
    [0, "Gärten, die auch im August grün sind.\n- und *nicht* nur dann"],
    [0, "2 * 3 Jahre, C:\\Pläne"],
  ]);
  expect(shown(sections.experience[0]?.description)).toEqual([
    [1, "Sechs Gärten im Jahr"],
    [1, "Zwei **Lehrlinge**"],
    [1, "Ein [Teich](https://teich.example)"],
  ]);
});

test("a document that this browser stored opens as the server reads it", () => {
  const reading = readCvDocument(firstVersion);
  expect(openStoredDocument(firstVersion as unknown as CvDocument)).toEqual(reading.ok && reading.document);
});

test("every document that has lost what came after version 1 opens again", () => {
  fc.assert(
    fc.property(anyCvDocument({ keepEmptyRows: true }), (document) => {
      const { hidden: _, headings: __, ...rest } = document;
      expect(upgradeDocument({ ...rest, version: 1 })).toEqual(
        upgradeDocument({ ...document, hidden: usuallyHidden, headings: {}, version: 2 }),
      );
    }),
  );
});

test("a document of version 3 gets the usual layout and no second language", () => {
  fc.assert(
    fc.property(anyCvDocument({ keepEmptyRows: true }), (document) => {
      const { layout: _, translation: __, ...rest } = document;
      expect(upgradeDocument({ ...rest, version: 3 })).toEqual({
        ...document,
        layout: defaultLayout,
        translation: null,
      });
    }),
  );
});

test("an upgrade from version 1 leaves parts alone that are new already", () => {
  fc.assert(
    fc.property(anyCvDocument({ keepEmptyRows: true }), (document) => {
      expect(upgradeDocument({ ...document, version: 1 })).toEqual(
        upgradeDocument({ ...document, version: 2 }),
      );
    }),
  );
});

test("documents of this version and of later ones stay as they are", () => {
  fc.assert(
    fc.property(
      anyCvDocument({ keepEmptyRows: true }),
      fc.integer({ min: documentVersion }),
      (document, version) => {
        const stored = { ...document, version };
        expect(upgradeDocument(stored)).toBe(stored);
      },
    ),
  );
});

const anyPlainText = fc
  .array(
    fc.oneof(
      fc.string({ unit: "grapheme-ascii", maxLength: 12 }),
      fc.constantFrom(
        "\n",
        "\n\n",
        "- ",
        "• ",
        "– ",
        "  - ",
        "* ",
        "**bold**",
        "_x_",
        "[a](https://a.example)",
        "<b>",
        "C:\\",
        "1. ",
      ),
    ),
    { maxLength: 10 },
  )
  .map((parts) => parts.join(""));

/** The paragraphs that a page of version 2 showed. */
const paragraphsBefore = (text: string) =>
  cleanText(text)
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph !== "");

/** The bullets that a page of version 2 showed. */
const bulletsBefore = (text: string) =>
  cleanText(text)
    .split("\n")
    .map((line) => line.replace(/^([•‣▪◦●○■·–—*-]\s+)+/u, "").trim())
    .filter((line) => line !== "" && !/^[•‣▪◦●○■·–—*-]$/u.test(line));

test("the plain texts of version 2 are shown as before", () => {
  fc.assert(
    fc.property(anyPlainText, (text) => {
      const document = {
        personal: { summary: text },
        sections: { experience: [{ id: "1", description: text, summary: text }] },
        custom: [{ id: "c", title: "", rows: [{ id: "2", description: text }] }],
      };
      const { personal, sections, custom } = upgradeDocument({ ...document, version: 2 }) as typeof document;
      const shown = (markdown = "") =>
        toBlocks(markdown, "/x").map(({ level, runs }) => [
          level,
          runs.map((run) => run.text).join(""),
          runs.length,
        ]);
      const paragraphs = paragraphsBefore(text).map((one) => [0, one, 1]);
      const bullets = bulletsBefore(text).map((one) => [1, one, 1]);
      expect(shown(personal.summary)).toEqual(paragraphs);
      expect(shown(sections.experience[0]?.summary)).toEqual(paragraphs);
      expect(shown(sections.experience[0]?.description)).toEqual(bullets);
      expect(shown(custom[0]?.rows[0]?.description)).toEqual(bullets);
    }),
    { numRuns: numberOfRuns(2_000) },
  );
});

test("a text field that the site has got since is empty", () => {
  fc.assert(
    fc.property(anyCvDocument({ keepEmptyRows: true }), (document) => {
      const older = structuredClone(document) as unknown as {
        personal: Record<string, unknown>;
        sections: CvDocument["sections"];
      };
      delete older.personal["headline"];
      for (const row of older.sections.education) delete (row as Record<string, unknown>)["courses"];
      const opened = openStoredDocument(older as unknown as CvDocument);
      expect(opened).toEqual({
        ...document,
        personal: { ...document.personal, headline: "" },
        sections: {
          ...document.sections,
          education: document.sections.education.map((row) => ({ ...row, courses: "" })),
        },
      });
    }),
  );
});

test("a complete document opens as the same object", () => {
  fc.assert(
    fc.property(anyCvDocument({ keepEmptyRows: true }), (document) => {
      expect(openStoredDocument(document)).toBe(document);
    }),
  );
});

test("anything can be upgraded without an error", () => {
  fc.assert(
    fc.property(fc.anything(), fc.dictionary(fc.string(), fc.anything()), (input, object) => {
      upgradeDocument(input);
      upgradeDocument({ ...object, version: 1 });
    }),
  );
});

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
