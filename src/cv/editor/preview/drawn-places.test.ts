import { expect, test } from "vitest";
import { hitTest } from "./drawn-places.ts";

const place = (pointer: string, page: number, x: number, y: number, w: number, h: number) => ({
  pointer,
  page,
  x,
  y,
  w,
  h,
});
const places = [
  place("/sections/experience", 1, 50, 100, 100, 14),
  place("/sections/experience/0/position", 1, 50, 120, 80, 10),
  place("/sections/experience/0/company", 1, 132, 120, 90, 10),
  place("/sections/experience/0/summary", 1, 40, 90, 300, 200),
  place("/sections/skills/0/name", 2, 50, 120, 40, 10),
];

test.each([
  [1, 60, 125, "/sections/experience/0/position"],
  [1, 140, 125, "/sections/experience/0/company"],
  [1, 300, 250, "/sections/experience/0/summary"],
  [2, 60, 133, "/sections/skills/0/name"],
])("on page %i a click at %i, %i means %s", (page, x, y, pointer) => {
  expect(hitTest(places, page, x, y)?.pointer).toBe(pointer);
});

test("a click far from every place hits nothing", () => {
  expect(hitTest(places, 2, 60, 400)).toBeUndefined();
  expect(hitTest(places, 3, 60, 125)).toBeUndefined();
});
