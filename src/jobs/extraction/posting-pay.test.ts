import { expect, test } from "vitest";
import type { Pay, PayUnit, Stated } from "../posting.ts";
import { assumePayUnit } from "./posting-pay.ts";
import { completePay } from "./pay.ts";

const month: PayUnit = { currency: "PLN", period: "month" };

function pay(unit: Partial<Pay>, min = 6000): Stated<Pay> {
  const read = {
    min,
    max: 11_000,
    currency: null,
    period: null,
    predicted: false,
    raw: "6000–11000",
    ...unit,
  };
  const value = completePay(read).pay;
  if (!value) throw new Error("no pay");
  return { value, evidence: { from: "field", field: "pay", text: "6000–11000" } };
}

function assumed(stated: Stated<Pay>, unit: PayUnit) {
  const { value, evidence } = assumePayUnit(stated, unit, null);
  return [value.currency, value.period, evidence.assumed];
}

test("what the posting does not state is filled in, and the evidence says so", () => {
  const { value, evidence } = assumePayUnit(pay({}), month, null);
  expect(value).toMatchObject({ min: 6000, max: 11_000, currency: "PLN", period: "month" });
  expect(value.yearlyUsdMin).toBeGreaterThan(0);
  expect(evidence).toEqual({
    from: "field",
    field: "pay",
    text: "6000–11000",
    assumed: ["currency", "period"],
  });
  expect(assumed(pay({ currency: "PLN" }), month)).toEqual(["PLN", "month", ["period"]]);
  expect(assumed(pay({}), { currency: null, period: "week" })).toEqual([null, "week", ["period"]]);
});

test("what the posting states stays", () => {
  const hourly = pay({ currency: "EUR", period: "hour" });
  expect(assumePayUnit(hourly, month, null)).toBe(hourly);
  expect(assumed(pay({ period: "year" }), month)).toEqual(["PLN", "year", ["currency"]]);
});

test("the period is that of the assumed currency, and of no other", () => {
  const euros = pay({ currency: "EUR" });
  expect(assumePayUnit(euros, month, null)).toBe(euros);
});

test("a year that was only guessed from the amount gives way", () => {
  const guessed = pay({ currency: "PLN", period: "year", isPeriodAssumed: true });
  expect(assumed(guessed, month)).toEqual(["PLN", "month", ["period"]]);
  expect(assumePayUnit(guessed, month, null).value.isPeriodAssumed).toBeUndefined();
});

test("each range is filled in, too", () => {
  const range = { min: 6000, max: 8000, currency: null, period: null };
  const { value } = assumePayUnit(pay({ ranges: [range, { ...range, max: 11_000 }] }), month, null);
  expect(value.ranges).toEqual([
    { min: 6000, max: 8000, currency: "PLN", period: "month" },
    { min: 6000, max: 11_000, currency: "PLN", period: "month" },
  ]);
});
