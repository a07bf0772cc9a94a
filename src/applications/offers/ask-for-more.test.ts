import { expect, test } from "vitest";
import {
  counterOffer,
  insteadOfPay,
  missingFacts,
  nextToMarket,
  offerMarketOf,
  payToAsk,
  type OfferMarket,
} from "./ask-for-more.ts";
import { newOffer } from "./compare-offers.ts";

const market: OfferMarket = {
  adverts: 84,
  place: "Leeds",
  lower: 43_500,
  median: 49_000,
  upper: 55_200,
  oldest: "2026-01-04",
  middle: "2026-09-12",
};
const offer = { ...newOffer("GBP"), base: 46_000, pensionPercent: 6, answerBy: "2026-12-11" };
const one = {
  id: "a",
  title: "Senior Data Analyst",
  company: "Larkhill Energy",
  place: "Leeds",
  outcome: null,
  offer,
};

test("sums up the market with the number and the age of its adverts", () => {
  const published = ["2026-09-12", "2026-01-04", "2026-11-01"];
  const pays = Array.from({ length: 12 }, (_, at) => 40_000 + at * 1_000);
  const percentiles = [10, 25, 50, 75, 90].map((percent) => ({ percent, pay: 40_000 + percent * 100 }));
  const distribution = { percentiles, bars: [], start: 0, end: 1, step: 1 };
  const read = { occupation: null, place: "Leeds", jobs: 20, samples: 0, pays, published, others: [] };
  expect(offerMarketOf({ ...read, distribution })).toEqual({
    adverts: 12,
    place: "Leeds",
    lower: 42_500,
    median: 45_000,
    upper: 47_500,
    oldest: "2026-01-04",
    middle: "2026-09-12",
  });
  expect(offerMarketOf({ ...read, distribution: null })).toBeNull();
});

test("asks between the middle and the upper quarter of the market, and within a fifth of the base", () => {
  expect(payToAsk(46_000, market)).toEqual({ ask: 52_100, settle: 49_000 });
  expect(payToAsk(30_000, market)).toEqual({ ask: 36_000, settle: 36_000 });
  expect(payToAsk(50_000, market)).toEqual({ ask: 52_600, settle: 51_300 });
  expect(payToAsk(60_000, market)).toBeNull();
  expect(payToAsk(46_000, null)).toBeNull();
});

test("places the offer in the market", () => {
  expect(nextToMarket(46_000, "GBP", market)).toBe("£46,000 is £3,000 below the middle of 84 adverts");
  expect(nextToMarket(49_200, "GBP", market)).toBe("£49,200 is in the middle of 84 adverts");
});

test("lists what the offer does not say; 0 is an answer", () => {
  expect(missingFacts({ ...offer, leaveDays: 0 }).map(({ name }) => name)).toEqual(["Bonus", "Days on site"]);
});

test("says what else to ask for", () => {
  expect(insteadOfPay({ ...offer, siteDays: 3, commuteCost: 1_710 })).toBe(
    "Five more days of leave are worth about £885. One day less on site saves about £570 of travel a year. Or ask for a review of the pay after six months, in writing.",
  );
});

test("writes a counter-offer that can be sent as it is, with the figures of the market and no others", () => {
  const by = { name: "Jonas Adeyemi", today: "2026-11-30" };
  expect(counterOffer(one, { ...by, market })).toBe(`Dear Larkhill Energy team,

Thank you for offering me the post of Senior Data Analyst. I am very pleased about it, and I would like to talk about the pay before I answer.

You offer £46,000 a year. Of the 84 adverts for this work in Leeds that state their pay, half pay £49,000 or more and a quarter pay £55,200 or more. Would £52,100 be possible?

Could you also tell me:
- whether there is a bonus, and what was paid last year
- how many days of leave there are, and whether public holidays are on top
- how many days a week are on site

You will have my answer by 11 December 2026.

Kind regards,
Jonas Adeyemi`);
  const plain = counterOffer(one, { ...by, market: null });
  expect(plain).toContain("may I ask whether there is room in it");
  expect(plain.match(/[£[]/g)).toBeNull();
});

test("a letter about an offer above the middle of the market does not name the middle", () => {
  const above = { ...one, offer: { ...offer, base: 50_000 } };
  const letter = counterOffer(above, { market, name: "", today: "2026-11-30" });
  expect(letter).toContain("that state their pay, a quarter pay £55,200 or more. Would £52,600 be possible?");
  expect(letter).not.toContain("£49,000");
});

test("a letter after the day to answer promises nothing, and one open question is a sentence", () => {
  const known = { ...one, offer: { ...offer, bonusPercent: 0, leaveDays: 25 } };
  const letter = counterOffer(known, { market, name: "", today: "2026-12-12" });
  expect(letter).not.toContain("You will have");
  expect(letter).toContain("Could you also tell me how many days a week are on site?");
  expect(letter.endsWith("Kind regards,")).toBe(true);
});
