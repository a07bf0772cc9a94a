import { expect, test } from "vitest";
import { nextTab } from "./tabs.tsx";

test("arrows wrap around at both ends", () => {
  expect(nextTab("ArrowRight", 2, 3)).toBe(0);
  expect(nextTab("ArrowLeft", 0, 3)).toBe(2);
});

test("Home and End jump to the ends, and other keys do nothing", () => {
  expect(nextTab("Home", 2, 3)).toBe(0);
  expect(nextTab("End", 0, 3)).toBe(2);
  expect(nextTab("ArrowDown", 1, 3)).toBeNull();
});
