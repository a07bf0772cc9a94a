import { expect, test } from "vitest";
import { countOf } from "./counts.ts";

test("counts are exact up to ten thousand, and otherwise a lower bound", () => {
  expect(countOf(10_000, { isExact: true })).toEqual({ value: 10_000, exact: true });
  expect(countOf(10_001, { isExact: true })).toEqual({ value: 10_000, exact: false });
  expect(countOf(812, { isExact: false })).toEqual({ value: 812, exact: false });
});
