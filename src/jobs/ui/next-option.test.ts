import { expect, test } from "vitest";
import { nextOption } from "./suggest-input.tsx";

test.each([
  [-1, 1, 0],
  [0, 1, 1],
  [2, 1, -1],
  [-1, -1, 2],
  [0, -1, -1],
] as const)("from %d by %d of three options to %d", (active, step, expected) => {
  expect(nextOption(active, step, 3)).toBe(expected);
});
