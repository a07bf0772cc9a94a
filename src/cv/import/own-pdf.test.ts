import * as fc from "fast-check";
import { expect, test } from "vitest";
import { comparableCv } from "../../../tests/support/comparable-cv.ts";
import { anyCvDocument } from "../document/any-cv-document.ts";
import { withoutHidden } from "../document/without-hidden.ts";
import { attachedResume } from "../json-resume/to-json-resume.ts";
import { toPage } from "../view-model/to-page.ts";
import { openTypst } from "../render/typst-engine.server.ts";
import { readCvFile } from "./read-cv-file.ts";
import { numberOfRuns } from "../../../tests/support/full-run.ts";

test("a PDF of this site is read back as the CV that it was made from", { timeout: 120_000 }, () => {
  const engine = openTypst();
  let count = 0;
  fc.assert(
    fc.property(anyCvDocument({ keepEmptyRows: false }), (any) => {
      // An invalid picture cannot be drawn, and this test does not need photos.
      const document = { ...any, personal: { ...any.personal, photo: null } };
      const page = toPage(document);
      if (!page.ok) throw new Error(page.reason);
      const drawing = engine.drawPdf(page.page, attachedResume(document));
      if (!drawing.ok) throw new Error(drawing.reason);
      const reading = readCvFile(drawing.pdf, () => `id-${(count += 1)}`);
      if (!reading.ok) throw new Error(reading.reason);
      expect(reading.from).toBe("own-pdf");
      expect(comparableCv(reading.document)).toEqual(comparableCv(withoutHidden(document)));
    }),
    { numRuns: numberOfRuns(50) },
  );
});
