import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyCvDocument } from "../document/any-cv-document.ts";
import type { CvDocument } from "../document/cv-document.ts";
import { sectionKinds } from "../document/section-fields.ts";
import { toJsonResume } from "../json-resume/to-json-resume.ts";
import { toPage } from "../view-model/to-page.ts";
import { openTypst } from "../render/typst-engine.server.ts";
import { readCvFile } from "./read-cv-file.ts";

/** Removes differences that do not count: row ids are new in every reading, and the form always has its first rows. */
function comparable({ sections, personal, ...rest }: CvDocument) {
  const written = (rows: { id: string }[]) =>
    rows
      .map((row) => ({ ...row, id: "" }))
      .filter((texts) => Object.values(texts).some((text) => text !== ""));
  return {
    ...rest,
    personal: { ...personal, profiles: written(personal.profiles) },
    sections: Object.fromEntries(sectionKinds.map((kind) => [kind, written(sections[kind])])),
  };
}

test("a PDF of this site is read back as the CV that it was made from", { timeout: 120_000 }, () => {
  const engine = openTypst();
  let count = 0;
  fc.assert(
    fc.property(anyCvDocument({ keepEmptyRows: false }), (any) => {
      // An invalid picture cannot be drawn, and this test does not need photos.
      const document = { ...any, personal: { ...any.personal, showPhoto: false } };
      const page = toPage(document);
      if (!page.ok) throw new Error(page.reason);
      const drawing = engine.drawPdf(page.page, JSON.stringify(toJsonResume(document)));
      if (!drawing.ok) throw new Error(drawing.reason);
      const reading = readCvFile(drawing.pdf, () => `id-${(count += 1)}`);
      if (!reading.ok) throw new Error(reading.reason);
      expect(reading.from).toBe("own-pdf");
      expect(comparable(reading.document)).toEqual(comparable(document));
    }),
    { numRuns: 25 },
  );
});
