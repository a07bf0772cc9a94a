import { expect, test } from "vitest";
import { nextTab } from "./next-tab.ts";

test("arrows wrap round at both ends", () => {
  expect(nextTab("ArrowRight", 2, 3)).toBe(0);
  expect(nextTab("ArrowLeft", 0, 3)).toBe(2);
});

test("Home and End jump, other keys stay", () => {
  expect(nextTab("Home", 2, 3)).toBe(0);
  expect(nextTab("End", 0, 3)).toBe(2);
  expect(nextTab("ArrowDown", 1, 3)).toBeNull();
});
