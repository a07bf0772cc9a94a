import { expect, test } from "vitest";
import { addToScore, measures, noScore } from "./score.ts";

test("counts right, wrong and missed values", () => {
  const score = noScore();
  expect(addToScore(score, ["a", "b"], ["a", "c"])).toBe(false);
  expect(addToScore(score, ["a"], ["a"])).toBe(true);
  expect(score).toEqual({ right: 2, wrong: 1, missed: 1 });
  expect(measures(score)).toEqual({ precision: 2 / 3, recall: 2 / 3, f1: 2 / 3 });
});

test("optional values count neither as wrong nor as missed", () => {
  const score = noScore();
  expect(addToScore(score, ["a"], [], ["a", "b"])).toBe(true);
  expect(score).toEqual({ right: 0, wrong: 0, missed: 0 });
  expect(measures(score).f1).toBe(1);
});
