import { expect, test } from "vitest";
import { dateProblem } from "./date-problem.ts";

test.each([
  ["Spring 2021", "start"],
  ["13/2021", "end"],
  ["Present", "start"],
  ["present", "date"],
] as const)("%s as %s is not a date", (text, kind) => {
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

test.each([
  ["02/2021", "03/2021"],
  ["2020", "2021"],
  ["March 2019", "5/19"],
])("an end %s before the start %s is marked", (end, start) => {
  expect(dateProblem(end, "end", start)).toBe("The end is before the start.");
});

test.each([
  ["03/2021", "03/2021"],
  ["2021", "03/2021"],
  ["Present", "03/2021"],
  ["02/2021", ""],
  ["02/2021", "Spring 2021"],
])("an end %s after the start %s is left alone", (end, start) => {
  expect(dateProblem(end, "end", start)).toBeNull();
});
