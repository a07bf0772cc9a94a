import { expect, test } from "vitest";
import { joinAlefs, restoreInText, restoreLigatures, type PdfRun } from "./lost-ligatures.ts";

test.each([
  ["Certi\u0000cations", "Certifications"],
  ["work\u0000ow", "workflow"],
  ["\u0000uent", "fluent"],
  ["\u0000nance", "finance"],
  ["\u0000eld", "field"],
  ["re\u0000ect", "reflect"],
  ["P\u0000ege", "Pflege"],
  ["identi\u0000ed", "identified"],
])("restores the ligature in %j", (text, restored) => expect(restoreInText(text)).toBe(restored));

test("a lost character between spaces or signs stays as it is", () => {
  expect(restoreInText("a \u0000 b")).toBe("a \u0000 b");
  expect(restoreInText("\u0000 Denver")).toBe("\u0000 Denver");
});

const run = (text: string, x: number, width: number): PdfRun => ({
  text,
  x,
  width,
  y: 100,
  size: 10,
  bold: false,
  italic: false,
  isRtl: false,
});

test("a ligature of its own is restored between its letters, an icon before a word is not", () => {
  const [before, ligature, after] = [run("Certi", 0, 22), run("", 22, 6), run("cations", 28, 33)];
  const restored = restoreLigatures([before, ligature, after], new Set([ligature]));
  expect(restored.map(({ text }) => text)).toEqual(["Certi", "fi", "cations"]);
  const [icon, place] = [run("", 0, 10), run("denver", 14, 30)];
  expect(restoreLigatures([icon, place], new Set([icon]))).toEqual([icon, place]);
});

test("the alef of a lam-alef ligature comes after its lam, one with a width stays", () => {
  const word = joinAlefs([run("إ", 10, 0), run("ولات، ال", 10, 32), run("سكندرية", 2, 8)]);
  expect(word.map(({ text }) => text)).toEqual(["ولات، الإ", "سكندرية"]);
  const others = [run("إ", 10, 3), run("ال", 13, 6)];
  expect(joinAlefs(others)).toEqual(others);
});
