import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ratedCurrencies } from "./normalise/currency-rates.ts";
import { offerCurrencies } from "./offer-currencies.ts";

const likely = (language: string | null, cookies: string | null = null) =>
  offerCurrencies(language, cookies).likely.map(({ code }) => code);

test.each([
  [null, ["USD"]],
  ["en-US,en;q=0.5", ["USD"]],
  ["en-GB,en;q=0.9", ["USD", "GBP"]],
  ["de-AT,de;q=0.8,pl;q=0.5", ["USD", "EUR", "PLN"]],
  ["de-CH", ["USD", "CHF"]],
  ["am", ["USD", "ETB"]],
  ["hi,sv", ["USD", "INR", "SEK"]],
])("%s is offered %j first", (language, codes) => {
  expect(likely(language)).toEqual(codes);
});

test("the currency chosen on this device is preferred and offered", () => {
  const offered = offerCurrencies("en-GB", "theme=dark; currency=PLN");
  expect(offered.preferred).toBe("PLN");
  expect(offered.likely[1]).toEqual({ code: "PLN", label: "Polish Zloty" });
});

test("an unknown currency in the cookie counts as none", () => {
  expect(offerCurrencies(null, "currency=XYZ").preferred).toBe("USD");
  expect(offerCurrencies(null, "mycurrency=PLN").preferred).toBe("USD");
});

test("every currency is offered once, whatever the headers", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (language, cookies) => {
      const { likely: first, others } = offerCurrencies(language, cookies);
      expect([...first, ...others].map(({ code }) => code).sort()).toEqual([...ratedCurrencies].sort());
    }),
  );
});
