import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ratedCurrencies } from "../../../text/currency-rates.ts";
import { formatThousands, converted, dollarScale, toDollars, payScale, scaleOf } from "./pay-scale.ts";

test("dollars have the slider of the specification", () => {
  expect(payScale("USD")).toEqual(dollarScale);
});

test.each([
  ["GBP", 160, 4],
  ["EUR", 200, 5],
  ["PLN", 800, 20],
  ["INR", 20_000, 500],
  ["JPY", 32_000, 800],
])("%s goes to %i in steps of %i", (currency, max, step) => {
  expect(payScale(currency)).toMatchObject({ max, step });
});

test("a currency without a rate has no slider", () => {
  expect(payScale("XYZ")).toBe(null);
  expect(scaleOf("XYZ")).toBe(dollarScale);
});

test("every slider has forty whole steps and reaches at least 200,000 dollars", () => {
  for (const currency of ratedCurrencies) {
    const { max, step, rate } = scaleOf(currency);
    expect(Number.isInteger(step), currency).toBe(true);
    expect(max, currency).toBe(40 * step);
    expect(max * rate, currency).toBeGreaterThanOrEqual(200);
  }
});

test.each([
  ["USD", 0, "$0K"],
  ["USD", 200, "$200K"],
  ["PLN", 60, "PLN\u00a060K"],
  ["INR", 1500, "₹1.5M"],
  ["IDR", 4_000_000, "IDR\u00a04B"],
])("%s %i is written as %s", (currency, thousands, words) => {
  expect(formatThousands(scaleOf(currency), thousands)).toBe(words);
});

test("a minimum in another currency never excludes a job that pays exactly it", () => {
  const currency = fc.constantFrom(...ratedCurrencies);
  fc.assert(
    fc.property(currency, fc.integer({ min: 1, max: 40 }), (code, steps) => {
      const scale = scaleOf(code);
      const yearlyUsd = Math.round(steps * scale.step * 1000 * scale.rate);
      expect(toDollars(scale, steps * scale.step)).toBeLessThanOrEqual(Math.floor((yearlyUsd + 1) / 1000));
    }),
  );
});

test("an amount in another currency is a step of its slider, and about the same amount", () => {
  const currency = fc.constantFrom(...ratedCurrencies);
  fc.assert(
    fc.property(currency, currency, fc.integer({ min: 0, max: 40 }), (one, other, steps) => {
      const [from, to] = [scaleOf(one), scaleOf(other)];
      const amount = converted(steps * from.step, from, to);
      expect(amount % to.step).toBe(0);
      expect(amount).toBeLessThanOrEqual(to.max);
      expect(amount === 0).toBe(steps === 0);
      if (amount === to.step || amount === to.max) return;
      expect(Math.abs(amount * to.rate - steps * from.step * from.rate)).toBeLessThanOrEqual(
        (to.step * to.rate) / 2 + 1e-6,
      );
    }),
  );
});
