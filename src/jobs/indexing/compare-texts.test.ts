import * as fc from "fast-check";
import { expect, test } from "vitest";
import { compareTexts, shinglesOf } from "./compare-texts.ts";

const compare = (one: string, other: string) => compareTexts(shinglesOf(one), shinglesOf(other));

test("markup, case, accents and punctuation make no difference", () => {
  const text = "Wir suchen für unsere Bäckerei in Zürich eine Person, die früh aufsteht.";
  const written = "WIR SUCHEN FUR UNSERE BACKEREI\nin Zurich – eine Person die früh aufsteht";
  expect(compare(text, written)).toEqual({ alike: 1, contained: 1 });
});

test("an excerpt is contained in the whole text", () => {
  const text = "one two three four five six seven eight nine ten eleven twelve";
  expect(compare(text, "two three four five six").contained).toBe(1);
  expect(compare(text, "two three four five six").alike).toBeLessThan(0.5);
});

test("texts without spaces between words are compared too", () => {
  const text = "我们正在寻找一位有经验的面包师加入我们的团队每天早上四点开始工作地点在上海浦东新区";
  expect(compare(text, text)).toEqual({ alike: 1, contained: 1 });
  expect(shinglesOf(text).size).toBeGreaterThan(5);
});

test("texts too short for a run of three words are not alike", () => {
  expect(compare("Baker", "Baker")).toEqual({ alike: 0, contained: 0 });
});

test("the comparison is symmetric, from 0 to 1, and 1 for a text and itself", () => {
  const words = fc.array(fc.constantFrom(..."a bb ccc dddd ee ff ggg hh".split(" ")), { maxLength: 40 });
  const anyText = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 200 }),
    words.map((list) => list.join(" ")),
  );
  fc.assert(
    fc.property(anyText, anyText, (one, other) => {
      const compared = compare(one, other);
      expect(compare(other, one)).toEqual(compared);
      for (const share of Object.values(compared)) expect(share >= 0 && share <= 1).toBe(true);
      if (shinglesOf(one).size > 0) expect(compare(one, one)).toEqual({ alike: 1, contained: 1 });
    }),
  );
});
