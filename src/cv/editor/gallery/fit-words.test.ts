import { expect, test } from "vitest";
import { plainLook } from "../../document/cv-look.ts";
import { changedMeasures, linesTooMany, pageCount } from "./fit-words.ts";

test("names each measure that was changed, and no other", () => {
  const measures = { size: 94, margins: 100, spacing: 60 };
  expect(changedMeasures(plainLook, { ok: true, measures, changed: ["spacing", "size"] })).toEqual([
    "Spacing 100 % to 60 %",
    "Type size 100 % to 94 %",
  ]);
});

test("numbers and words agree", () => {
  expect([pageCount(1), pageCount(2)]).toEqual(["1 page", "2 pages"]);
  expect([linesTooMany(1), linesTooMany(3)]).toEqual(["1 line too many", "3 lines too many"]);
});
