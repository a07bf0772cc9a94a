import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { cutFont } from "./cut-font.server.ts";
import { familyOf, fontFamilyNames, fontFilesOf, publishedFilesOf } from "./font-families.ts";
import { covers, readCoverage } from "./read-coverage.ts";
import { eachNth } from "../../../tests/support/full-run.ts";

const cut = fontFamilyNames
  .filter((name) => !familyOf(name).whole)
  .flatMap((name) =>
    fontFilesOf(name).map((file, index) => ({ file, from: publishedFilesOf(name)[index] ?? "" })),
  );

test("each font file is what `npm run cv-fonts` makes of the published one", () => {
  const others = eachNth(4, cut).filter(
    ({ file, from }) => !readFileSync(file).equals(cutFont(readFileSync(from))),
  );
  expect(others.map(({ file }) => basename(file))).toEqual([]);
});

test("cut fonts keep the characters that people type", () => {
  const codes = Array.from({ length: 0x2c00 }, (_, code) => code).filter(isTyped);
  for (const { file, from } of cut) {
    const now = readCoverage(readFileSync(file));
    const before = readCoverage(readFileSync(from));
    const lost = codes.filter((code) => covers(before, code) && !covers(now, code));
    expect({ file, lost: String.fromCodePoint(...lost) }).toEqual({ file, lost: "" });
  }
});

/** Controls, and phonetic letters and marks, are not typed. */
function isTyped(code: number): boolean {
  return code >= 0x20 && (code < 0x1ab0 || code > 0x1dff);
}
