import { expect, test } from "vitest";
import { countOf } from "./counts.ts";

test("full counts are exact, and estimates are rounded to two digits and marked as estimates", () => {
  expect(countOf(812, 1)).toEqual({ value: 812, exact: true });
  expect(countOf(812, 100.7)).toEqual({ value: 82_000, exact: false });
  expect(countOf(3, 1.5)).toEqual({ value: 5, exact: false });
});

test("an estimate of zero is not exact, because a sample may miss rare jobs", () => {
  expect(countOf(0, 1)).toEqual({ value: 0, exact: true });
  expect(countOf(0, 40)).toEqual({ value: 0, exact: false });
});
