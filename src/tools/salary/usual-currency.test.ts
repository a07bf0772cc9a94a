import { expect, test } from "vitest";
import { usualCurrency } from "./usual-currency.ts";

test.each([
  ["en-GB,en;q=0.9", [], "GBP"],
  ["de-AT", [], "EUR"],
  [null, [], "USD"],
  ["en-US", ["GBP"], "GBP"],
  ["en-US", [null, "PLN", "GBP"], "PLN"],
  // A currency that the tools do not have.
  ["de", ["HUF"], "EUR"],
] as const)("with the languages %s and the guesses %j it is %s", (languages, guesses, currency) => {
  expect(usualCurrency(languages, ...guesses)).toBe(currency);
});
