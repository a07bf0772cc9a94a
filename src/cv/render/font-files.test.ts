import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { pageOf } from "../../../tests/support/engines.ts";
import { sampleCv } from "../../../tests/support/sample-cvs.ts";
import { fontPairs, type FontPairName } from "../document/cv-look.ts";
import { fontFamilyNames, fontFilesOf } from "../fonts/font-families.ts";
import { fontAddresses } from "./browser/browser-fonts.ts";
import { fontFiles } from "./typst-engine.server.ts";

test("the server finds every font file", () => {
  const files = fontFiles();
  expect(files).toHaveLength(fontFamilyNames.flatMap(fontFilesOf).length);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test("the browser has a URL for every font file", () => {
  const cv = sampleCv("amara");
  const pages = (Object.keys(fontPairs) as FontPairName[]).map((fonts) =>
    pageOf({
      ...cv,
      look: { ...cv.look, fonts },
      personal: { ...cv.personal, summary: "سيرة תקציר 要約 한 अ অ ਅ અ ଅ அ అ ಅ അ අ ก ກ ក က ა ա አ ★" },
    }),
  );
  const urls = new Set(pages.flatMap(fontAddresses));
  expect(
    fontFamilyNames.flatMap(fontFilesOf).filter((file) => ![...urls].some((url) => url.includes(file))),
  ).toEqual([]);
});

test.each([
  ["amara", "lebenslauf", ["FiraSans"]],
  ["amara", "sidebar", ["Lato"]],
  ["amara", "ledger", ["SourceSerif4", "SourceSans3"]],
  ["eleni", "swiss", ["Inter"]],
  ["oksana", "sidebar", ["SourceSans3"]],
  ["layla", "band", ["InstrumentSans", "Vazirmatn"]],
  ["layla", "harvard", ["STIXTwoText", "Amiri"]],
  ["noa", "academic", ["SourceSerif4", "NotoSansHebrew"]],
  ["yuki", "europass", ["NotoSans", "NotoSansJP", "NotoSansSC"]],
] as const)("a page of %s in %s loads the families %j and no other", (person, template, wanted) => {
  const cv = sampleCv(person);
  const urls = fontAddresses(pageOf({ ...cv, look: { ...cv.look, template } }));
  const families = new Set(urls.map((url) => /(\w+?)_\w+\.ttf/.exec(url)?.[1]));
  expect(families).toEqual(new Set(wanted));
});
