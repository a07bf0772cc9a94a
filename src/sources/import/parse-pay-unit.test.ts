import { expect, test } from "vitest";
import { parsePayUnit } from "./parse-pay-unit.ts";

test.each([
  ["PLN month", { currency: "PLN", period: "month" }],
  [" yearly  usd ", { currency: "USD", period: "year" }],
  ["EUR", { currency: "EUR", period: null }],
  ["hour", { currency: null, period: "hour" }],
])("%s is a unit of pay", (text, unit) => {
  expect(parsePayUnit(text)).toEqual(unit);
});

test.each(["", " ", "PLN EUR", "month year", "PLN a month", "money", "XYZ month"])("%j is none", (text) => {
  expect(parsePayUnit(text)).toBeNull();
});
