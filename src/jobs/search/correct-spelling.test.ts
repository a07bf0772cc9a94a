import { expect, test } from "vitest";
import { editDistance } from "./correct-spelling.server.ts";

test("a letter too many, missing, wrong or swapped is one slip", () => {
  for (const typed of ["enginneer", "enginer", "enginear", "enigneer"]) {
    expect(editDistance(typed, "engineer", 2)).toBe(1);
  }
});

test("stops counting beyond the limit", () => {
  expect(editDistance("nurse", "engineer", 2)).toBe(3);
  expect(editDistance("kitten", "sitting", 2)).toBe(3);
});
