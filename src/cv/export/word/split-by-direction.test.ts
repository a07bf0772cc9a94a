import { expect, test } from "vitest";
import { splitByDirection } from "./word-runs.ts";

const [ltr, rtl] = ["\u200e", "\u200f"];
const pieces = (text: string) => splitByDirection(text).map((piece) => [piece.text, piece.rightToLeft]);

test.each([
  ["+971 50 555 0172", `${ltr}+971 50 555 0172`],
  ["layla@example.com", "layla@example.com"],
  ["C++", `C++${ltr}`],
  [".NET", `${ltr}.NET`],
  ["2019-05", `${ltr}2019-05`],
])("%j is left-to-right, and marked where its own letters do not say so", (text, marked) => {
  expect(pieces(text)).toEqual([[marked, false]]);
});

test("right-to-left words stay one piece, including digits and Latin words", () => {
  for (const text of ["محللة بيانات", "خمس سنوات، 38 نموذجا في SQL", "אנליסטית (2019)"])
    expect(pieces(text)).toEqual([[text, true]]);
});

test("a phone number within a sentence is a separate piece", () => {
  expect(pieces("الهاتف: +971 50 555 0172، صباحا")).toEqual([
    ["الهاتف: ", true],
    [`${ltr}+971 50 555 0172`, false],
    ["، صباحا", true],
  ]);
  expect(pieces("טלפון 00972-3-555-0172")).toEqual([
    ["טלפון ", true],
    [`${ltr}00972-3-555-0172`, false],
  ]);
});

test("a separator between left-to-right words is still right-to-left", () => {
  expect(pieces("، ")).toEqual([[`${rtl}، `, true]]);
});
