import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cleanLine, cleanText } from "./clean-text.ts";

test.each([
  ["NUL and control characters", "a\0b\u0007c\u009fd", "abcd"],
  ["lone surrogates", "a\ud83db\ude00c", "abc"],
  ["what turns direction", "abc\u202edef\u202c\u2067x\u2069\u200f", "abcdefx"],
  ["hidden words in tag characters", "SQL\u{e0041}\u{e0042}", "SQL"],
  ["zero-width spaces, soft hyphens, byte order marks", "da\u200bta\u00ad\ufeff\u2060", "data"],
  ["variation selectors", "❤\ufe0f", "❤"],
  ["line ends", "a\r\nb\rc\u2028d", "a\nb\nc\nd"],
  ["spaces of odd widths", "a\u2009b\tc   d", "a b c d"],
  ["letters in two parts", "Ame\u0301lie", "Amélie"],
  ["heaps of marks", `Z${"\u0300\u0301".repeat(50)}`, `Z${"\u0300\u0301".repeat(4)}`],
])("cleans %s", (_, text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

test("joiners stay where a script needs them for spelling", () => {
  expect(cleanText("می\u200cخواهم")).toBe("می\u200cخواهم");
  expect(cleanText("S\u200cQ\u200dL")).toBe("SQL");
});

test("letters of every script stay unchanged", () => {
  for (const text of [
    "Ångström",
    "Щербань’",
    "محللة بيانات",
    "נועה",
    "佐藤　由紀",
    "R&D <b>#$_*@\\`~^{}[]()%",
  ])
    expect(cleanText(text)).toBe(text);
});

test("cleanLine gives one line, and clean text stays unchanged", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const line = cleanLine(text);
      expect(line).not.toMatch(/[\n\0]/);
      expect(line.isWellFormed()).toBe(true);
      expect(cleanLine(line)).toBe(line);
    }),
  );
});
