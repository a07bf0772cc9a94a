import { expect, test } from "vitest";
import table from "../../data/text/currencies.json" with { type: "json" };
import { currencyOfCountry, readCurrency } from "./currencies.ts";

test("each currency, country and word is there once", () => {
  const codes = table.currencies.map((row) => row.code);
  const countries = table.currencies.flatMap((row) => [...row.countries, ...(row.alsoIn ?? [])]);
  const marks = [...table.currencies, ...table.shared].flatMap((row) => row.words);
  for (const all of [codes, countries, marks])
    expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([]);
  expect(table.shared.flatMap(({ currencies }) => currencies).filter((one) => !codes.includes(one))).toEqual(
    [],
  );
});

test.each([
  ["$", "CA", "CAD"],
  ["$", null, "USD"],
  ["kr", "no", "NOK"],
  ["kr", null, null],
  ["quid", null, "GBP"],
  ["R", null, "ZAR"],
  ["gel", null, "GEL"],
  ["buckets", null, null],
])("%s in %s is %s", (mark, place, currency) => {
  expect(readCurrency(mark, place)).toBe(currency);
});

test("a country where wages are not assumed has a currency", () => {
  expect(currencyOfCountry("ee")).toBe("EUR");
  expect(currencyOfCountry(null)).toBeNull();
});
