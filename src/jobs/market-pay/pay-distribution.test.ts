import * as fc from "fast-check";
import { expect, test } from "vitest";
import { payDistribution } from "./pay-distribution.ts";

test("fewer than ten jobs have no distribution", () => {
  expect(payDistribution([1, 2, 3, 4, 5, 6, 7, 8, 9])).toBeNull();
});

test("gives percentiles and bars of even width", () => {
  const pays = Array.from({ length: 101 }, (_, at) => 30_000 + at * 200);
  const found = payDistribution(pays);
  expect(found?.percentiles).toEqual([
    { percent: 10, pay: 32_000 },
    { percent: 25, pay: 35_000 },
    { percent: 50, pay: 40_000 },
    { percent: 75, pay: 45_000 },
    { percent: 90, pay: 48_000 },
  ]);
  expect(found).toMatchObject({ start: 30_000, end: 50_000, step: 2_000 });
  expect(found?.bars[0]).toEqual({ from: 30_000, to: 32_000, jobs: 10 });
  // The job of exactly 50,000 counts in the last bar, which is open.
  expect(found?.bars.at(-1)).toEqual({ from: 48_000, to: null, jobs: 11 });
});

test("one typing error does not flatten the drawing", () => {
  const pays = [...Array.from({ length: 60 }, (_, at) => 40_000 + at * 100), 40_000_000];
  const found = payDistribution(pays);
  expect(found?.end).toBeLessThan(50_000);
  expect(found?.bars.at(-1)?.to).toBeNull();
});

test("every job is in exactly one bar, and percentiles rise", () => {
  const pays = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 10, maxLength: 200 });
  fc.assert(
    fc.property(pays, (values) => {
      const found = payDistribution(values);
      expect(found?.bars.reduce((sum, bar) => sum + bar.jobs, 0)).toBe(values.length);
      const rising = found?.percentiles.map(({ pay }) => pay) ?? [];
      expect(rising).toEqual(rising.toSorted((a, b) => a - b));
      expect(found?.bars.length).toBeLessThanOrEqual(18);
    }),
  );
});
