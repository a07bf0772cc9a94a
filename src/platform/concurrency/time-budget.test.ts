import { expect, test } from "vitest";
import { createTimeBudget } from "./time-budget.ts";

test("gives each client a time budget, which refills evenly", () => {
  let time = 0;
  const budget = createTimeBudget({ maxMs: 1_000, perMs: 10_000, now: () => time });
  expect(budget.hasTime("a")).toBe(true);
  budget.spend("a", 3_000);
  expect(budget.hasTime("a")).toBe(false);
  expect(budget.hasTime("b")).toBe(true);
  time = 20_000;
  expect(budget.hasTime("a")).toBe(false);
  time = 20_001;
  expect(budget.hasTime("a")).toBe(true);
});

test("never exceeds the maximum", () => {
  let time = 0;
  const budget = createTimeBudget({ maxMs: 1_000, perMs: 10_000, now: () => time });
  budget.spend("a", 10);
  time = 1_000_000;
  budget.spend("a", 1_000);
  expect(budget.hasTime("a")).toBe(false);
});
