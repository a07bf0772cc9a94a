import { expect, test } from "vitest";
import { compareNets, compareTwoOffers, offersAfterTax, offerWorth, type OfferAmounts } from "./offers.ts";
import { taxTableOf, type TaxTable } from "./take-home/tax-tables.ts";

const a: OfferAmounts = { base: 52_000, bonus: 2_600, equity: 0, pension: 3_120, commute: 2_140, leave: 25 };
const b: OfferAmounts = { base: 55_000, bonus: 0, equity: 0, pension: 1_650, commute: 640, leave: 28 };
function tableOf(country: string): TaxTable {
  const table = taxTableOf(country);
  if (!table) throw new Error(`no table of ${country}`);
  return table;
}
const money = (amount: number) => `£${amount}`;

test("the worth of an offer counts the pension and takes off the commute", () => {
  expect([offerWorth(a), offerWorth(b)]).toEqual([55_580, 56_010]);
});

test.each<[OfferAmounts, OfferAmounts, string]>([
  [a, b, "B is £430 a year ahead, and has 3 days more leave."],
  [b, a, "A is £430 a year ahead, and has 3 days more leave."],
  [a, { ...b, leave: 24 }, "B is £430 a year ahead, but A has 1 day more leave."],
  [a, { ...b, leave: 25 }, "B is £430 a year ahead."],
  [a, a, "Both are worth the same."],
  [a, { ...a, leave: 30 }, "Both are worth the same, but B has 5 days more leave."],
])("says which is ahead", (one, other, sentence) => {
  expect(compareTwoOffers(one, other, money)).toBe(sentence);
});

test("what is left after tax and the commute is compared where there is a table", () => {
  // By hand: 54,600 leaves 42,225.40 and 55,000 leaves 42,457.40.
  const nets = offersAfterTax(tableOf("GB"), { a, b });
  expect(nets?.a).toBeCloseTo(40_085.4, 2);
  expect(nets?.b).toBeCloseTo(41_817.4, 2);
  expect(nets && compareNets(nets, money)).toBe("In the bank B is £1732 a year ahead.");
  expect(compareNets({ a: 1, b: 1 }, money)).toBe("In the bank both are the same.");
  expect(offersAfterTax(tableOf("AU"), { a: { ...a, base: 30_000, bonus: 0 }, b })).toBeNull();
});
