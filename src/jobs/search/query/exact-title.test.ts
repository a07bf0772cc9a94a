import { expect, test } from "vitest";
import { exactTitle } from "./exact-title.ts";

test("titles have the typed words next to each other, without words for a job after them", () => {
  expect(exactTitle("Visa officer jobs", ["officer"])).toEqual({
    literal: "('visa':A <-> 'officer':A)",
    words: 2,
    isInstead: true,
  });
});

test.each([
  ["data analyst", ["data", "analyst"], false],
  ["data analyst remote", ["data", "analyst"], true],
  ["head of data", ["head", "data"], true],
])("%s, understood as %s: titles may have it instead: %s", (typed, understood, isInstead) => {
  expect(exactTitle(typed, understood)?.isInstead).toBe(isInstead);
});

test("a phrase and an exclusion are in no title, but a dash is", () => {
  expect(exactTitle('"data analyst"', [])).toBeNull();
  expect(exactTitle("data -analyst", [])).toBeNull();
  expect(exactTitle("Data Analyst - Pay", [])?.words).toBe(3);
  expect(exactTitle("in the", [])).toBeNull();
});
