import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sampleOf } from "./job-sample.ts";

test("a small share is a few fine slices of the smallest index", () => {
  expect(sampleOf(0.01)).toEqual({
    divisor: 64,
    lexemes: ["k=0", "k=64", "k=128"],
    isWholeIndex: false,
    share: 3 / 256,
  });
});

test("a sample that fills an index uses all of it", () => {
  expect(sampleOf(1 / 64)).toEqual({
    divisor: 64,
    lexemes: ["k=0", "k=64", "k=128", "k=192"],
    isWholeIndex: true,
    share: 4 / 256,
  });
  expect(sampleOf(0.1)).toEqual({ divisor: 8, lexemes: ["h=0", "h=8"], isWholeIndex: true, share: 2 / 16 });
});

test("a share in between is a part of the larger index", () => {
  expect(sampleOf(0.06)).toEqual({ divisor: 8, lexemes: ["h=0"], isWholeIndex: false, share: 1 / 16 });
});

test("a large share is coarse slices of the whole index", () => {
  expect(sampleOf(0.15)).toEqual({
    divisor: null,
    lexemes: ["h=0", "h=1", "h=2"],
    isWholeIndex: false,
    share: 3 / 16,
  });
});

test("nearly all jobs need no sample", () => {
  expect(sampleOf(0.8)).toBeNull();
});

test("a sample holds at least the requested share, with a short list of lexemes", () => {
  const numbers = Array.from({ length: 1024 }, (_, number) => number);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (part) => {
      const sample = sampleOf(part);
      if (!sample) return;
      const { divisor, lexemes, isWholeIndex, share } = sample;
      expect(share).toBeGreaterThanOrEqual(part);
      expect(lexemes.length).toBeLessThanOrEqual(12);
      const held = numbers.filter(
        (number) =>
          number % (divisor ?? 1) === 0 &&
          (lexemes.includes(`k=${number % 256}`) || lexemes.includes(`h=${number % 16}`)),
      );
      expect(held.length / numbers.length).toBe(share);
      if (isWholeIndex) expect(share).toBe(1 / (divisor ?? 1));
    }),
  );
});
