import { expect, test } from "vitest";
import { readSalaryQuery, withoutEmpty } from "./salary-query.ts";

const read = (address: string, language: string | null = null) =>
  readSalaryQuery(new URLSearchParams(address), language);

test("reads a pay, its period, its currency and the working time", () => {
  expect(read("amount=52,000&period=month&currency=gbp&hours=37.5")).toMatchObject({
    amount: 52_000,
    period: "month",
    currency: "GBP",
    time: { hours: 37.5, days: 5, weeks: 52 },
    errors: {},
  });
});

test("the browser's language chooses the currency until the person does", () => {
  expect(read("", "en-GB,en;q=0.9").currency).toBe("GBP");
  expect(read("", "de-AT").currency).toBe("EUR");
  expect(read("", null).currency).toBe("USD");
  expect(read("currency=PLN", "en-GB").currency).toBe("PLN");
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
