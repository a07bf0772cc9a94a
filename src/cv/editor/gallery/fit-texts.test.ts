import { expect, test } from "vitest";
import { newCvDocument } from "../../document/new-cv-document.ts";
import { setLook } from "../../edit/edit-page.ts";
import { changedMeasures, linesTooMany, measuresOf, pageCount } from "./fit-texts.ts";

const cv = newCvDocument(() => "row");
const changed = (document: typeof cv, measures: { size: number; margins: number; spacing: number }) =>
  changedMeasures(document, { ok: true, measures, changed: ["spacing", "margins", "size"] });

test("names the measures as a page has them, in points and millimetres", () => {
  expect(changed(cv, { size: 94, margins: 75, spacing: 60 })).toEqual([
    "spacing 100 to 60\u00A0%",
    "margins 21 to 15.8\u00A0mm at the sides and 19 to 14.3\u00A0mm at the top",
    "type size 10.2 to 9.6\u00A0pt",
  ]);
});

test("does not name a size that a floor keeps", () => {
  const small = setLook(cv, { template: "swiss", size: 98 });
  expect(measuresOf(small).size).toBe("9");
  expect(changed(small, { size: 94, margins: 75, spacing: 60 })).toHaveLength(2);
});

test("numbers and words agree", () => {
  expect([pageCount(1), pageCount(2)]).toEqual(["1 page", "2 pages"]);
  expect([linesTooMany(1), linesTooMany(3)]).toEqual(["1 line too many", "3 lines too many"]);
});
