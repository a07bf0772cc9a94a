import { expect, test } from "vitest";
import {
  negotiationTip,
  compareOffers,
  offerVerdict,
  newOffer,
  worthOf,
  type Offer,
  type OfferOf,
} from "./compare-offers.ts";

const offer = (company: string, fields: Partial<Offer>): OfferOf => ({
  id: company,
  company,
  title: "Analyst",
  place: "",
  outcome: null,
  offer: { ...newOffer("USD"), ...fields },
});

const ridgeline = offer("Ridgeline", {
  base: 91_000,
  bonusPercent: 5,
  pensionPercent: 4,
  leaveDays: 24,
  siteDays: 3,
  travelMinutes: 35,
  commuteCost: 1_470,
});
const tallyho = offer("Tallyho", { base: 108_000, equity: 6_000, leaveDays: 15 });
const lakewood = offer("Lakewood", {
  base: 84_500,
  pensionPercent: 13.7,
  leaveDays: 27,
  siteDays: 2,
  travelMinutes: 20,
  commuteCost: 620,
});

test("an offer is worth its base, bonus and pension less the commute, but no equity that cannot be sold", () => {
  expect(worthOf(ridgeline.offer)).toMatchObject({
    bonus: 4_550,
    pension: 3_640,
    total: 97_720,
    travelHours: 161,
    hours: 1_969,
  });
  expect(worthOf(ridgeline.offer).perHour).toBeCloseTo(49.63, 2);
  expect(worthOf(tallyho.offer)).toMatchObject({ equity: 0, total: 108_000, hours: 1_880 });
  expect(worthOf({ ...tallyho.offer, equityCounts: true }).total).toBe(114_000);
});

test("says who is ahead, and what to ask for", () => {
  const comparison = compareOffers([ridgeline, tallyho, lakewood]);
  expect(offerVerdict(comparison)).toBe(
    "In money, Tallyho is ahead by $10,280. It is also ahead for each hour it takes.",
  );
  const [first, second] = comparison.compared;
  expect(first && negotiationTip(first, comparison)).toBe(
    "About $9,440 more base would bring it level with Tallyho. 3 more days of leave would match the best offer.",
  );
  expect(second && negotiationTip(second, comparison)).toBe(
    "No employer pension is entered, and another offer has one. 12 more days of leave would match the best offer.",
  );
});

test("hours are not counted without the leave, nor compared unless all are known", () => {
  const bare = offer("Bare", { base: 80_000 });
  expect(worthOf(bare.offer)).toMatchObject({ travelHours: null, hours: null, perHour: null });
  const comparison = compareOffers([ridgeline, bare]);
  expect(offerVerdict(comparison)).toBe("In money, Ridgeline is ahead by $17,720.");
  const second = comparison.compared[1];
  expect(second && negotiationTip(second, comparison)).toBe(
    "About $17,720 more base would bring it level with Ridgeline. No employer pension is entered, and another offer has one.",
  );
});

test("an empty field is unknown, and 0 is a value", () => {
  const remote = offer("Remote", { base: 80_000, pensionPercent: 0, leaveDays: 0, siteDays: 0 });
  expect(worthOf(remote.offer)).toMatchObject({ bonus: null, pension: 0, travelHours: 0, hours: 2_000 });
  const comparison = compareOffers([remote, ridgeline]);
  const [first] = comparison.compared;
  expect(first && negotiationTip(first, comparison)).toContain(
    "Another offer has an employer pension. 24 more days of leave would match the best offer.",
  );
});

test("an offer in another currency is not compared", () => {
  const euros = offer("Acme", { currency: "EUR", base: 70_000 });
  const comparison = compareOffers([ridgeline, tallyho, euros]);
  expect(comparison.others.map(({ company }) => company)).toEqual(["Acme"]);
  expect(comparison.currency).toBe("USD");
});

test("one offer alone, and none", () => {
  expect(offerVerdict(compareOffers([tallyho]))).toContain("One offer so far.");
  expect(compareOffers([])).toEqual({ currency: "USD", compared: [], others: [] });
});
