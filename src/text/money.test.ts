import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parseAmount } from "./money.ts";

test.each([
  ["52000", 52_000],
  ["52,000", 52_000],
  ["52.000", 52_000],
  ["52 000,50", 52_000.5],
  ["1,234,567.89", 1_234_567.89],
  ["1.234.567,89", 1_234_567.89],
  ["£52,000", 52_000],
  ["$ 25.50", 25.5],
  ["52 000 €", 52_000],
  ["12,5", 12.5],
  ["CHF 90'000", 90_000],
  ["0", 0],
])("%j is %d", (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

test.each(["", "52k a year", "about 5", "-3", "1e9", "12..5", "9".repeat(40)])("%j is no amount", (text) => {
  expect(parseAmount(text)).toBeNull();
});

test("reads every amount as this site writes it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
      const amount = cents / 100;
      const written = amount.toLocaleString("en-GB", { style: "currency", currency: "GBP" });
      expect(parseAmount(written)).toBe(amount);
    }),
  );
});
