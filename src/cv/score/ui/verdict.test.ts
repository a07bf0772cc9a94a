import { expect, test } from "vitest";
import { nextStepWords, verdictOf } from "./verdict.ts";

test.each([
  [100, "good"],
  [80, "good"],
  [79, "warn"],
  [60, "warn"],
  [59, "bad"],
  [0, "bad"],
] as const)("a score of %i is %s", (score, tone) => {
  expect(verdictOf(score).tone).toBe(tone);
});

test("the next step is 60, 80 or 100", () => {
  expect(nextStepWords(59)).toBe("1 point to the next step.");
  expect(nextStepWords(72)).toBe("8 points to the next step.");
  expect(nextStepWords(80)).toBe("20 points left to take.");
  expect(nextStepWords(99)).toBe("1 point left to take.");
  expect(nextStepWords(100)).toBe("No rule has anything to add.");
});
