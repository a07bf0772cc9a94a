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
const one = { id: "a", title: "Senior Data Analyst", company: "Larkhill Energy", place: "Leeds", offer };

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

test("asks within the market and within a fifth of the base, and not above its upper quarter", () => {
  expect(payToAsk(46_000, market)).toEqual({ ask: 55_200, settle: 49_000 });
  expect(payToAsk(30_000, market)).toEqual({ ask: 36_000, settle: 36_000 });
  expect(payToAsk(50_000, market)).toEqual({ ask: 55_200, settle: 52_600 });
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

test("writes a counter-offer with the figures of the market and without invented ones", () => {
  const letter = counterOffer(one, market, "Jonas Adeyemi");
  expect(letter).toContain(
    "84 adverts for this work in Leeds state their pay, and the middle of them is £49,000. Would £55,200 be possible?",
  );
  expect(letter).toContain(
    "Could you also tell me whether there is a bonus, and what was paid last year; how many days of leave there are, and whether public holidays are on top; and how many days a week are on site?",
  );
  expect(letter).toContain("You will have my answer by 11 Dec 2026.");
  const plain = counterOffer(one, null, "Jonas Adeyemi");
  expect(plain).toContain("may I ask whether there is room in the offer?");
  expect(plain.match(/£/g)).toBeNull();
});
