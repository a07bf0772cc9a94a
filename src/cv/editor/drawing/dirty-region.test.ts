import { expect, test } from "vitest";
import { pageOf, readDrawing } from "../../../../tests/support/engines.ts";
import { sampleCv } from "../../../../tests/support/sample-cvs.ts";
import type { CvDocument } from "../../document/cv-document.ts";
import type { PaintedShape } from "../../render/svg-frame.ts";
import { openTypst } from "../../render/typst-engine.server.ts";
import { bandOf, dirtyRegion } from "./dirty-region.ts";

const typst = openTypst();

/** Returns the marks of the first page, as the engine draws it. */
function marksOf(change: (cv: CvDocument) => void = () => {}): readonly PaintedShape[] {
  const cv = sampleCv("amara");
  change(cv);
  return readDrawing(typst.drawPages(pageOf(cv))).pages[0]?.marks ?? [];
}

const letter = (row: number) => (cv: CvDocument) => {
  const job = cv.sections.experience[row];
  if (job) job.company += "x";
};

/** Line height in points. */
const line = 18;

test("an added letter changes only its line, and an unchanged page has no dirty region", () => {
  expect(dirtyRegion(marksOf(), marksOf())).toBeNull();
  const [first, last] = [0, 2].map((row) => dirtyRegion(marksOf(), marksOf(letter(row))));
  if (!first || !last) throw new Error("nothing has changed");
  expect(first.bottom - first.top).toBeLessThan(line);
  expect(last.bottom - last.top).toBeLessThan(line);
  expect(last.top).toBeGreaterThan(first.bottom + 50);
});

test("all changes are inside the band, and marks outside it are the same", () => {
  const [before, after] = [marksOf(), marksOf(letter(1))];
  const band = dirtyRegion(before, after);
  if (!band) throw new Error("nothing has changed");
  const outside = (marks: readonly PaintedShape[]) =>
    marks.filter((mark) => bandOf(mark).bottom < band.top || bandOf(mark).top > band.bottom);
  expect(outside(after)).toEqual(outside(before));
  expect(outside(after).length).toBeLessThan(after.length);
});

test("an added line changes everything below it, including the rules under headings", () => {
  const longer = marksOf((cv) => {
    cv.personal.summary +=
      " And a line more, so that every heading below moves down by one on this page. This text needs more than the rest of a line in any font, and so it begins another one.";
  });
  const before = marksOf();
  const band = dirtyRegion(before, longer);
  const rules = before.filter(({ shape }) => shape.kind === "path").map(bandOf);
  expect(rules.length).toBeGreaterThan(2);
  for (const rule of rules.slice(1)) {
    expect(rule.bottom - rule.top).toBeLessThan(line);
    expect(band?.top).toBeLessThan(rule.top);
    expect(band?.bottom).toBeGreaterThan(rule.bottom);
  }
});

test("a rotated mark may be anywhere", () => {
  const [mark] = marksOf();
  if (!mark) throw new Error("there is no mark");
  const turned = { ...mark, matrix: { ...mark.matrix, b: 0.5 } };
  expect(bandOf(turned)).toEqual({ top: -Infinity, bottom: Infinity });
});
