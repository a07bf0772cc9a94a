import { expect, test } from "vitest";
import { nextStepText, verdictOf } from "./verdict.ts";

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
  expect(nextStepText(59)).toBe("1 point to the next step.");
  expect(nextStepText(72)).toBe("8 points to the next step.");
  expect(nextStepText(80)).toBe("You can gain 20 points.");
  expect(nextStepText(99)).toBe("You can gain 1 point.");
  expect(nextStepText(100)).toBe("No rule has anything to add.");
});
