import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sampleOf } from "./job-sample.ts";

test("a small part is a few fine slices", () => {
  expect(sampleOf(0.01)).toEqual({ lexemes: ["k=0", "k=1", "k=2"], share: 3 / 256 });
});

test("a large part is coarse slices", () => {
  expect(sampleOf(0.1)).toEqual({ lexemes: ["h=0", "h=1"], share: 2 / 16 });
});

test("nearly everything needs no sample", () => {
  expect(sampleOf(0.8)).toBeNull();
});

test("a sample is never smaller than asked for, and its list is short", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (part) => {
      const sample = sampleOf(part);
      if (!sample) return;
      expect(sample.share).toBeGreaterThanOrEqual(part);
      expect(sample.lexemes.length).toBeLessThanOrEqual(12);
    }),
  );
});
