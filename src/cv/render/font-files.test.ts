import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { sampleCv } from "../../../tests/support/sample-cvs.ts";
import { fontFamilyNames, fontFilesOf } from "../fonts/font-families.ts";
import { toPage } from "../view-model/to-page.ts";
import { fontAddresses } from "./browser/browser-fonts.ts";
import { fontFiles } from "./font-files.server.ts";

test("the server finds every font file", () => {
  const files = fontFiles();
  expect(files).toHaveLength(fontFamilyNames.flatMap(fontFilesOf).length);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test("the browser has a URL for every font file", () => {
  const cv = sampleCv("amara");
  const pages = (["source-serif", "source-sans", "inter", "garamond"] as const).map((fonts) => {
    const reading = toPage({
      ...cv,
      look: { ...cv.look, fonts },
      personal: { ...cv.personal, summary: "سيرة תקציר 要約 ★" },
    });
    return reading.ok ? fontAddresses(reading.page) : [];
  });
  const urls = new Set(pages.flat());
  expect(
    fontFamilyNames.flatMap(fontFilesOf).filter((file) => ![...urls].some((url) => url.includes(file))),
  ).toEqual([]);
});

test.each([
  ["amara", []],
  ["eleni", []],
  ["oksana", []],
  ["layla", ["Amiri", "Inter"]],
  ["noa", ["NotoSansHebrew", "Inter"]],
  ["yuki", ["NotoSansJP", "NotoSansSC", "Inter"]],
  ["chen", ["NotoSansJP", "NotoSansSC", "Inter"]],
] as const)("a page of %s loads the families %j in addition to the chosen one", (person, added) => {
  const reading = toPage(sampleCv(person));
  const urls = reading.ok ? fontAddresses(reading.page) : [];
  const families = new Set(urls.map((url) => /(\w+?)_\w+\.ttf/.exec(url)?.[1]));
  expect(families).toEqual(new Set(["SourceSerif4", ...added]));
});
