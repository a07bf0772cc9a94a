import { expect, test } from "vitest";
import { compareOffers, offerWorth, type Offer } from "./offers.ts";

const a: Offer = { base: 52_000, bonus: 2_600, equity: 0, pension: 3_120, commute: 2_140, leave: 25 };
const b: Offer = { base: 55_000, bonus: 0, equity: 0, pension: 1_650, commute: 640, leave: 28 };
const money = (amount: number) => `£${amount}`;

test("the worth of an offer counts the pension and takes off the commute", () => {
  expect([offerWorth(a), offerWorth(b)]).toEqual([55_580, 56_010]);
});

test.each<[Offer, Offer, string]>([
  [a, b, "B is £430 a year ahead, and has 3 days more leave."],
  [b, a, "A is £430 a year ahead, and has 3 days more leave."],
  [a, { ...b, leave: 24 }, "B is £430 a year ahead, but A has 1 day more leave."],
  [a, { ...b, leave: 25 }, "B is £430 a year ahead."],
  [a, a, "Both are worth the same."],
  [a, { ...a, leave: 30 }, "Both are worth the same, but B has 5 days more leave."],
])("says which is ahead", (one, other, sentence) => {
  expect(compareOffers(one, other, money)).toBe(sentence);
});
