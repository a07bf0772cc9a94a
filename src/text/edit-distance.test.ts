import * as fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance } from "./edit-distance.ts";

test.each([
  ["engineer", "engineer", 0],
  ["", "jobs", 4],
  ["kitten", "sitting", 3],
  ["ca", "abc", 3],
  ["berlin", "tokyo", 6],
])("%s and %s are %i apart", (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
});

test.each(["enginneer", "enginer", "enginear", "enigneer"])(
  "a letter too many, missing, wrong or swapped counts as one: %s",
  (typed) => {
    expect(editDistance(typed, "engineer", 2)).toBe(1);
  },
);

test("stops counting above the limit", () => {
  expect(editDistance("nurse", "engineer", 2)).toBe(3);
  expect(editDistance("kitten", "sitting", 2)).toBe(3);
  expect(editDistance("berlin", "tokyo", 2)).toBe(3);
});

/** An alphabet of few letters, so that words share many of them. */
const words = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 6 });

test("agrees with the recursive definition", () => {
  fc.assert(
    fc.property(words, words, (from, to) => {
      expect(editDistance(from, to)).toBe(defined(from, to));
    }),
  );
});

test("a limit only changes distances above it", () => {
  fc.assert(
    fc.property(words, words, fc.nat(6), (from, to, limit) => {
      expect(editDistance(from, to, limit)).toBe(Math.min(editDistance(from, to), limit + 1));
    }),
  );
});

test("is the same both ways, zero only for equal words, and bounded by their lengths", () => {
  const texts = fc.string({ maxLength: 12 });
  fc.assert(
    fc.property(texts, texts, (from, to) => {
      const distance = editDistance(from, to);
      expect(distance).toBe(editDistance(to, from));
      expect(distance === 0).toBe(from === to);
      expect(distance).toBeGreaterThanOrEqual(Math.abs(from.length - to.length));
      expect(distance).toBeLessThanOrEqual(Math.max(from.length, to.length));
    }),
  );
});

/** The recursive definition of optimal string alignment, compared from the end of both words. */
function defined(from: string, to: string): number {
  if (from === "" || to === "") return from.length + to.length;
  const change = from.at(-1) === to.at(-1) ? 0 : 1;
  const options = [
    defined(from.slice(0, -1), to) + 1,
    defined(from, to.slice(0, -1)) + 1,
    defined(from.slice(0, -1), to.slice(0, -1)) + change,
  ];
  if (from.length > 1 && to.length > 1 && from.at(-1) === to.at(-2) && from.at(-2) === to.at(-1))
    options.push(defined(from.slice(0, -2), to.slice(0, -2)) + 1);
  return Math.min(...options);
}
