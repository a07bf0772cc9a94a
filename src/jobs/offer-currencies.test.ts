import * as fc from "fast-check";
import { expect, test } from "vitest";
import { asCurrency } from "./currency-choice.ts";
import { ratedCurrencies } from "../text/currency-rates.ts";
import { offerCurrencies } from "./offer-currencies.ts";

const nothing = { chosen: null, ofPlace: null, acceptLanguage: null, ratesDate: "May 2025" };
const codes = (options: readonly { code: string }[]) => options.map(({ code }) => code);

test.each([
  [null, ["USD"]],
  ["en-US,en;q=0.5", ["USD"]],
  ["en-GB,en;q=0.9", ["USD", "GBP"]],
  ["de-AT,de;q=0.8,pl;q=0.5", ["USD", "EUR", "PLN"]],
  ["de-CH", ["USD", "CHF"]],
  ["am", ["USD", "ETB"]],
  ["hi,sv", ["USD", "INR", "SEK"]],
])("%s is offered %j first", (acceptLanguage, likely) => {
  expect(codes(offerCurrencies({ ...nothing, acceptLanguage }).likely)).toEqual(likely);
});

test("the chosen currency is preferred and offered", () => {
  const offered = offerCurrencies({ ...nothing, chosen: "PLN", acceptLanguage: "en-GB" });
  expect(offered.preferred).toBe("PLN");
  expect(offered.likely[1]).toEqual({ code: "PLN", label: "Polish Zloty" });
});

test("a place offers its currency, and dollars stay until it is chosen", () => {
  const offered = offerCurrencies({ ...nothing, ofPlace: "GBP", acceptLanguage: "en-US" });
  expect(offered).toMatchObject({ preferred: "USD", ofPlace: { code: "GBP", label: "Show in £" } });
  expect(codes(offered.likely)).toEqual(["USD", "GBP"]);
  expect(offerCurrencies({ ...nothing, ofPlace: "PLN" }).ofPlace?.label).toBe("Show in PLN");
});

test("every currency is offered once, whatever the header", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (acceptLanguage, chosen) => {
      const { likely, others } = offerCurrencies({ ...nothing, chosen: asCurrency(chosen), acceptLanguage });
      expect(codes([...likely, ...others]).sort()).toEqual([...ratedCurrencies].sort());
    }),
  );
});
