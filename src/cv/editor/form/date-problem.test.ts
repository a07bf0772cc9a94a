import { expect, test } from "vitest";
import { dateProblem } from "./date-problem.ts";

test.each([
  ["Spring 2021", "start"],
  ["13/2021", "end"],
  ["Present", "start"],
  ["present", "date"],
] as const)("%s as %s is no date", (text, kind) => {
  expect(dateProblem(text, kind)).toBe("Use MM/YYYY, for example 03/2021.");
});

test.each([
  ["", "start"],
  ["  ", "end"],
  ["03/2021", "start"],
  ["2021", "date"],
  ["Present", "end"],
] as const)("%j as %s is left alone", (text, kind) => {
  expect(dateProblem(text, kind)).toBeNull();
});
