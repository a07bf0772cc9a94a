import { expect, test } from "vitest";
import { postedAgain } from "../freshness/opening-history.ts";
import type { Pay } from "../posting.ts";
import { companyFigures, companyPlaces, type OpeningFacts } from "./company-figures.ts";

const now = new Date("2026-11-22T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

const pay = (min: number, max: number, currency: string, period: Pay["period"] = "year"): Pay => ({
  min,
  max,
  currency,
  period,
  predicted: false,
  raw: "",
  yearlyUsdMin: null,
  yearlyUsdMax: null,
});

const opening = (facts: Partial<OpeningFacts>): OpeningFacts => ({
  pay: null,
  workMode: null,
  postedAt: null,
  firstSeenAt: daysAgo(30),
  places: [],
  ...facts,
});

test("pay is the range in the currency that most adverts use", () => {
  const openings = [
    opening({ pay: pay(30_000, 40_000, "GBP") }),
    opening({ pay: pay(25_000, 28_000, "GBP") }),
    opening({ pay: pay(90_000, 120_000, "USD") }),
    opening({ pay: pay(12, 15, "GBP", "hour") }),
    opening({}),
  ];
  const figures = companyFigures(openings, { firstSeenAt: daysAgo(400), everSeen: 9, closed: 0 }, now);
  expect(figures).toMatchObject({ openings: 5, withPay: 4, everSeen: 9 });
  expect(figures.yearlyPay).toEqual({ min: 25_000, max: 40_000, currency: "GBP", period: "year" });
});

test("the age of adverts is that of the middle one and of the oldest", () => {
  const openings = [2, 40, 90, 400].map((days) => opening({ postedAt: daysAgo(days) }));
  const others = { firstSeenAt: daysAgo(400), everSeen: 9, closed: 0 };
  expect(companyFigures([...openings, opening({ firstSeenAt: daysAgo(3) })], others, now).age).toEqual({
    middle: 40,
    oldest: 400,
  });
});

test("an opening is new for seven days", () => {
  const openings = [6, 8].map((days) => opening({ firstSeenAt: daysAgo(days) }));
  const figures = companyFigures(openings, { firstSeenAt: daysAgo(8), everSeen: 2, closed: 0 }, now);
  expect(figures.newThisWeek).toBe(1);
  expect(figures.yearlyPay).toBeNull();
});

test("an opening in two places counts in both, once each", () => {
  const openings = [opening({ places: ["Leeds", "Leeds", "York"] }), opening({ places: ["Leeds"] })];
  expect(companyPlaces(openings)).toEqual([
    { name: "Leeds", openings: 2 },
    { name: "York", openings: 1 },
  ]);
});

test("copies within a week are one posting", () => {
  expect(postedAgain([daysAgo(20), daysAgo(30), daysAgo(27), daysAgo(2)])).toEqual([
    daysAgo(30),
    daysAgo(20),
    daysAgo(2),
  ]);
});
