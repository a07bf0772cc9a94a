import { expect, test } from "vitest";
import * as z from "zod";
import table from "../../data/text/currencies.json" with { type: "json" };
import { currencyOfCountry, readCurrency } from "./currencies.ts";

const code = z.string().refine((text) => Intl.supportedValuesOf("currency").includes(text));
const country = z.string().regex(/^[A-Z]{2}$/);
const words = z.array(z.string().min(1)).refine((all) => all.every((word) => word === word.toLowerCase()));

const schema = z.strictObject({
  version: z.literal(1),
  about: z.string(),
  aboutShared: z.string(),
  ratesDate: z.string(),
  rows: z.literal(table.currencies.length),
  currencies: z.array(
    z.strictObject({
      code,
      usd: z.number().positive().max(10),
      symbol: z.string().min(1).optional(),
      words,
      countries: z.array(country).min(1),
      isMajor: z.literal(true).optional(),
      alsoIn: z.array(country).optional(),
      isWord: z.literal(true).optional(),
      calculator: z.string().min(1).optional(),
    }),
  ),
  shared: z.array(z.strictObject({ words, currencies: z.array(code).min(2), otherwise: code.optional() })),
});

test("the file of currencies has its columns", () => {
  expect(schema.safeParse(table).error?.issues).toBeUndefined();
});

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
