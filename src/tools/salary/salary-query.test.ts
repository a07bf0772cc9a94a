import { expect, test } from "vitest";
import type { Currency } from "./currencies.ts";
import { readSalaryQuery, withoutEmpty } from "./salary-query.ts";

const read = (address: string, usual: Currency = "USD") =>
  readSalaryQuery(new URLSearchParams(address), usual);

test("reads a pay, its period, its currency and the working time", () => {
  expect(read("amount=52,000&period=month&currency=gbp&hours=37.5")).toMatchObject({
    amount: 52_000,
    period: "month",
    currency: "GBP",
    time: { hours: 37.5, days: 5, weeks: 52 },
    errors: {},
  });
});

test("an address without a currency has the usual one", () => {
  expect(read("", "GBP").currency).toBe("GBP");
  expect(read("currency=PLN", "GBP").currency).toBe("PLN");
  expect(read("currency=XYZ", "GBP").currency).toBe("GBP");
});

test("a listed country brings its currency; another one is left out", () => {
  expect(read("amount=52000&country=gb-sct", "EUR")).toMatchObject({ country: "GB-SCT", currency: "GBP" });
  expect(read("amount=52000&country=GB&currency=EUR")).toMatchObject({ country: "GB", currency: "EUR" });
  expect(read("amount=52000&country=FR")).toMatchObject({ country: "" });
});

test("a field that cannot be read has an error and keeps its text", () => {
  const query = read("amount=52k+a+year&hours=900");
  expect(query).toMatchObject({
    amount: null,
    time: { hours: 40 },
    typed: { amount: "52k a year", hours: "900" },
    errors: {
      amount: "Write the amount in figures, for example 52000.",
      hours: "Write hours from 1 to 168.",
    },
  });
});

test("two offers are compared when both have a base", () => {
  expect(read("a-base=50000").offers).toBeNull();
  expect(read("a-base=50000&b-base=52000&b-leave=28").offers).toMatchObject({
    a: { base: 50_000, leave: 0 },
    b: { base: 52_000, leave: 28 },
  });
});

test("empty fields leave the address", () => {
  expect(withoutEmpty(new URLSearchParams("amount=1&place=&level="))?.toString()).toBe("amount=1");
  expect(withoutEmpty(new URLSearchParams("amount=1"))).toBeNull();
});
