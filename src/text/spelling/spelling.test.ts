import * as fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance } from "../edit-distance.ts";
import { correctWords, type Spelling } from "./correct-words.ts";
import { buildDeleteDictionary } from "./delete-dictionary.ts";
import { typingCost } from "./typing-cost.ts";

const counts: [string, number][] = Object.entries({
  nurse: 900,
  nurses: 200,
  purse: 40,
  engineer: 5_000,
  software: 3_000,
  soft: 50,
  developer: 4_000,
  driver: 800,
  diver: 5,
  truck: 400,
  trick: 300,
  chief: 900,
  chef: 700,
  sous: 80,
  warehouse: 300,
  cleaner: 200,
  cleaned: 220,
  office: 600,
});
const pairs = new Map([
  ["software engineer", 900],
  ["chef sous", 60],
  ["driver truck", 200],
  ["cleaner office", 70],
]);
const spelling: Spelling = {
  dictionary: buildDeleteDictionary(counts),
  isName: (word) => word === "nursa" || word === "sofia",
  together: (word, other) => pairs.get([word, other].sort().join(" ")) ?? pairs.get(`${word} ${other}`) ?? 0,
};
const correct = (text: string) => {
  const { corrected, sure } = correctWords(text.split(" "), spelling);
  return [corrected.join(" "), sure];
};

test.each([
  ["nruse", "nurse", true],
  ["softwrae engineer", "software engineer", true],
  ["enginear", "engineer", true],
  ["warehuose", "warehouse", true],
  ["trcuk driver", "truck driver", true],
  ["develloper", "developer", true],
])("%s is %s", (typed, corrected, sure) => {
  expect(correct(typed)).toEqual([corrected, sure]);
});

test.each(["nurse", "diver", "purse", "nursa", "sofia", "abc", "k8s", "zzzzzzzz"])("%s stays", (word) => {
  expect(correct(word)).toEqual([word, true]);
});

test("the other words of the search decide", () => {
  expect(correct("cheif")[0]).toBe("chief");
  expect(correct("sous cheif")[0]).toBe("sous chef");
  expect(correct("office cleanef")[0]).toBe("office cleaner");
});

test("is not sure when two words are about as likely", () => {
  expect(correct("cleanec")[1]).toBe(false);
});

test("finds every word within its distance, and nothing else", () => {
  const letters = fc.string({ unit: fc.constantFrom("a", "b", "c", "d"), minLength: 3, maxLength: 9 });
  fc.assert(
    fc.property(fc.uniqueArray(letters, { minLength: 1, maxLength: 30 }), letters, (words, typed) => {
      const limit = typed.length < 6 ? 1 : 2;
      const near = buildDeleteDictionary(words.map((word) => [word, 1])).near(typed);
      expect(near.sort()).toEqual(words.filter((word) => editDistance(typed, word) <= limit).sort());
    }),
    { numRuns: 500 },
  );
});

test("a slip of the hand costs less than a wrong letter", () => {
  expect(typingCost("nurse", "nurse")).toBe(0);
  expect(typingCost("nruse", "nurse")).toBeLessThan(1);
  expect(typingCost("nursr", "nurse")).toBeLessThan(typingCost("nursk", "nurse"));
  expect(typingCost("nursse", "nurse")).toBeLessThan(typingCost("nurxse", "nurse"));
  expect(typingCost("purse", "nurse")).toBeGreaterThan(typingCost("nurpe", "nurse"));
});

test("a typing cost is bounded by the number of errors", () => {
  const words = fc.string({ unit: fc.constantFrom("a", "s", "q", "m"), minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(words, words, (typed, meant) => {
      const cost = typingCost(typed, meant);
      const errors = editDistance(typed, meant);
      expect(cost).toBeLessThanOrEqual(errors + 0.4 + 1e-9);
      expect(cost).toBeGreaterThanOrEqual(errors * 0.6 - 1e-9);
    }),
  );
});
