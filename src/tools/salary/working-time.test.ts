import * as fc from "fast-check";
import { expect, test } from "vitest";
import { convertPay, calculatorPeriods, usualTime } from "./working-time.ts";

test("converts a yearly pay with 37.5 hours a week", () => {
  const found = convertPay(52_000, "year", { hours: 37.5, days: 5, weeks: 52 });
  expect(found.year).toBe(52_000);
  expect(found.month).toBeCloseTo(4_333.33, 2);
  expect(found.week).toBe(1_000);
  expect(found.day).toBe(200);
  expect(found.hour).toBeCloseTo(26.67, 2);
});

test("an hourly pay counts all paid hours of a year", () => {
  expect(convertPay(20, "hour", usualTime).year).toBe(41_600);
});

test("converting there and back gives the same amount", () => {
  const amounts = fc.double({ min: 0.01, max: 1e9, noNaN: true });
  const times = fc.record({
    hours: fc.integer({ min: 1, max: 80 }),
    days: fc.integer({ min: 1, max: 7 }),
    weeks: fc.integer({ min: 1, max: 52 }),
  });
  fc.assert(
    fc.property(
      amounts,
      fc.constantFrom(...calculatorPeriods),
      fc.constantFrom(...calculatorPeriods),
      times,
      (amount, from, to, time) => {
        const there = convertPay(amount, from, time)[to];
        expect(convertPay(there, to, time)[from] / amount).toBeCloseTo(1, 9);
      },
    ),
  );
});
