import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pageOf } from "../../../tests/support/engines.ts";
import { sampleCv, samplePeople } from "../../../tests/support/sample-cvs.ts";
import { fontFamilyNames } from "../fonts/font-families.ts";
import { loadedFonts } from "./page-fonts.ts";
import { covers, readCoverage } from "../fonts/read-coverage.ts";
import type { CvPage } from "../view-model/cv-page.ts";
import { fontFileOf, fontFiles } from "./typst-engine.server.ts";
import { withoutMissing } from "./without-missing.ts";

const coverages = new Map(
  fontFamilyNames.map((family) => [family, readCoverage(readFileSync(fontFileOf(family)))]),
);
const has = (family: (typeof fontFamilyNames)[number], character: string) =>
  covers(coverages.get(family) ?? new Uint8Array(), character.codePointAt(0) ?? 0);

function clean(page: CvPage) {
  const { heading, text } = loadedFonts(page, JSON.stringify(page));
  const of = (families: typeof text) => families.map((family) => coverages.get(family) ?? new Uint8Array());
  return withoutMissing(page, { heading: of(heading), text: of(text) });
}

test("reads the characters of a font", () => {
  expect(["a", "é", "–", "Ж", "ξ"].map((letter) => has("Source Sans 3", letter))).toEqual(
    Array.from({ length: 5 }, () => true),
  );
  expect(has("Source Sans 3", "字")).toBe(false);
  expect(has("Noto Sans JP", "字")).toBe(true);
  expect(has("Amiri", "ش")).toBe(true);
  expect(has("Lato", "Ж")).toBe(false);
  expect(fontFamilyNames.every((family) => !has(family, "🚀"))).toBe(true);
});

test("the styles of a family have the letters of its regular font", () => {
  const letters = Array.from("abcXYZ0189éñß–’“”");
  for (const file of fontFiles()) {
    const coverage = readCoverage(readFileSync(file));
    const lacks = letters.filter((letter) => !covers(coverage, letter.codePointAt(0) ?? 0));
    if (!/Amiri|Vazirmatn|Noto/.test(file)) expect({ file, lacks }).toEqual({ file, lacks: [] });
  }
});

test.each(samplePeople)("no letter of %s is missing", (person) => {
  const page = pageOf(sampleCv(person));
  expect(clean(page)).toEqual({ page, missing: [] });
});

test("missing characters are named by field and left out", () => {
  const cv = sampleCv("amara");
  cv.personal.headline = "🚀";
  cv.personal.summary = "Ships 🚀 and **ཀ** things 🙂🚀";
  const { page, missing } = clean(pageOf(cv));
  expect(missing).toEqual([
    { at: "/personal/headline", characters: "🚀" },
    { at: "/personal/summary", characters: "🚀ཀ🙂" },
  ]);
  expect(page.headline?.text).toBe("–");
  const summary = page.sections.find(({ key }) => key === "summary");
  expect(summary?.body[0]?.runs.map(({ text }) => text).join("")).toBe("Ships and  things ");
});
