import { expect, test } from "vitest";
import { countOf } from "./search-counts.ts";

test("what was counted is exact, what was reckoned is rounded to two digits and says so", () => {
  expect(countOf(812, 1)).toEqual({ value: 812, exact: true });
  expect(countOf(812, 100.7)).toEqual({ value: 82_000, exact: false });
  expect(countOf(3, 1.5)).toEqual({ value: 5, exact: false });
});

test("none of a sample may still be some of all", () => {
  expect(countOf(0, 1)).toEqual({ value: 0, exact: true });
  expect(countOf(0, 40)).toEqual({ value: 0, exact: false });
});
