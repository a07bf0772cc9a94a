import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ratedCurrencies } from "../../../text/currency-rates.ts";
import { minimumsInDollars } from "./pay-rates.server.ts";
import { dollarScale, scaleOf, toDollars, type PayScale } from "./pay-scale.ts";

test("pay in the currency of the minimum is compared without any rate", () => {
  const rates = fc.record(
    Object.fromEntries(
      ratedCurrencies.map((code) => [code, fc.double({ min: 0.34, max: 2.9, noNaN: true })]),
    ),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...ratedCurrencies),
      fc.integer({ min: 1, max: 40 }),
      rates,
      (code, steps, moved) => {
        const scale = scaleOf(code);
        const asked = steps * scale.step;
        const usd = new Map(Object.entries(moved).map(([one, factor]) => [one, scaleOf(one).rate * factor]));
        const own = minimumsInDollars(scale, asked, usd).byCurrency.find((one) => one.code === code);
        expect(own?.least).toBe(toDollars(scale, asked));
      },
    ),
  );
});

test("pay in another currency is compared by the rates of the day", () => {
  const { rate } = scaleOf("EUR");
  const usd = new Map([["EUR", rate * 1.1]]);
  const least = (asked: PayScale, code: string) => {
    const { byCurrency, others } = minimumsInDollars(asked, 100, usd);
    return byCurrency.find((one) => one.code === code)?.least ?? others;
  };
  // A dearer euro: fewer euros are a hundred thousand dollars, and a hundred thousand euros are more dollars.
  expect(least(dollarScale, "EUR")).toBe(90);
  expect(least(scaleOf("EUR"), "USD")).toBe(Math.floor(100 * rate * 1.1));
  expect(least(scaleOf("EUR"), "EUR")).toBe(toDollars(scaleOf("EUR"), 100));
  expect(minimumsInDollars(dollarScale, 100, new Map())).toEqual({ byCurrency: [], others: 100 });
});
