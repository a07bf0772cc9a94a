import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sampleOf } from "./job-sample.ts";

test("a small part is a few fine slices of the smallest index", () => {
  expect(sampleOf(0.01)).toEqual({
    divisor: 64,
    lexemes: ["k=0", "k=64", "k=128"],
    isWholeIndex: false,
    share: 3 / 256,
  });
});

test("an index that is just large enough is taken whole", () => {
  expect(sampleOf(1 / 64)).toEqual({
    divisor: 64,
    lexemes: ["k=0", "k=64", "k=128", "k=192"],
    isWholeIndex: true,
    share: 4 / 256,
  });
  expect(sampleOf(0.1)).toEqual({ divisor: 8, lexemes: ["h=0", "h=8"], isWholeIndex: true, share: 2 / 16 });
});

test("what is between is a part of the larger one", () => {
  expect(sampleOf(0.06)).toEqual({ divisor: 8, lexemes: ["h=0"], isWholeIndex: false, share: 1 / 16 });
});

test("a large part is coarse slices of everything", () => {
  expect(sampleOf(0.15)).toEqual({
    divisor: null,
    lexemes: ["h=0", "h=1", "h=2"],
    isWholeIndex: false,
    share: 3 / 16,
  });
});

test("nearly everything needs no sample", () => {
  expect(sampleOf(0.8)).toBeNull();
});

test("a sample holds what it says: never less than asked for, by a short list", () => {
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
