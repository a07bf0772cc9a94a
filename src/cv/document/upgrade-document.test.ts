import * as fc from "fast-check";
import { expect, test } from "vitest";
import firstVersion from "../../../tests/fixtures/cv-documents/version-1.json" with { type: "json" };
import secondVersion from "../../../tests/fixtures/cv-documents/version-2.json" with { type: "json" };
import { anyCvDocument } from "./any-cv-document.ts";
import type { CvDocument } from "./cv-document.ts";
import { plainLayout, usuallyHidden } from "./new-cv-document.ts";
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
  for (const text of textsIn(firstVersion.sections)) expect(textsIn(document.sections)).toContain(text);
  for (const text of textsIn(firstVersion.personal)) expect(textsIn(document.personal)).toContain(text);
});

test("a document of version 2 keeps its look, hidden parts and headings", () => {
  const reading = readCvDocument(secondVersion);
  if (!reading.ok) throw new Error(reading.problem);
  const { hidden, headings, look, sections } = secondVersion;
  expect(reading.document).toMatchObject({ hidden, headings, look, layout: plainLayout, translation: null });
  for (const text of textsIn(sections)) expect(textsIn(reading.document.sections)).toContain(text);
});

test("a document that this browser stored opens as the server reads it", () => {
  const reading = readCvDocument(firstVersion);
  expect(openStoredDocument(firstVersion as unknown as CvDocument)).toEqual(reading.ok && reading.document);
});

test("every document that has lost what came after version 1 opens again", () => {
  fc.assert(
    fc.property(anyCvDocument({ keepEmptyRows: true }), (document) => {
      const { hidden: _, headings: __, layout: ___, translation: ____, ...rest } = document;
      expect(upgradeDocument({ ...rest, version: 1 })).toEqual({
        ...document,
        hidden: usuallyHidden,
        headings: {},
        layout: plainLayout,
        translation: null,
      });
    }),
  );
});

test("an upgrade leaves parts alone that are new already", () => {
  fc.assert(
    fc.property(anyCvDocument({ keepEmptyRows: true }), fc.integer({ min: 1 }), (document, version) => {
      const isEarlier = version <= documentVersion;
      const upgraded = upgradeDocument({ ...document, version });
      expect(upgraded).toEqual({ ...document, version: isEarlier ? documentVersion : version });
    }),
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
