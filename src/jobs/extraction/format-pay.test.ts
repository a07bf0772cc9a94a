import { expect, test } from "vitest";
import type { PayPeriod } from "../posting.ts";
import { formatPay } from "./format-pay.ts";

const pay = (min: number | null, max: number | null, currency: string | null, period: PayPeriod | null) => ({
  min,
  max,
  currency,
  period,
});

test.each([
  [pay(98_000, 118_000, "USD", "year"), "$98–118K", "$98,000–118,000 a year"],
  [pay(68_000, 84_000, "EUR", "year"), "€68–84K", "€68,000–84,000 a year"],
  [pay(19, 22, "GBP", "hour"), "£19–22 / h", "£19–22 an hour"],
  [pay(21, 21, "CAD", "hour"), "CA$21 / h", "CA$21 an hour"],
  [pay(18.5, 22, "GBP", "hour"), "£18.50–22 / h", "£18.50–22 an hour"],
  [pay(43_888, 102_081.6, "USD", "year"), "$43.9–102.1K", "$43,888–102,081.60 a year"],
  [pay(5253, 6152, "EUR", "month"), "€5,253–6,152 / month", "€5,253–6,152 a month"],
  [pay(500, 600, "GBP", "day"), "£500–600 / day", "£500–600 a day"],
  [pay(2000, null, "AUD", "fortnight"), "from A$2,000 / 2 weeks", "from A$2,000 every two weeks"],
  [pay(12_000, 18_000, "PLN", "month"), "PLN\u00a012,000–18,000 / month", "PLN\u00a012,000–18,000 a month"],
  [pay(95_000, 95_000, "CHF", "year"), "CHF\u00a095K", "CHF\u00a095,000 a year"],
  [pay(1_200_000, 1_850_000, "INR", "year"), "₹1.2–1.85M", "₹1,200,000–1,850,000 a year"],
  [pay(null, 120_000, "USD", "year"), "up to $120K", "up to $120,000 a year"],
  [pay(900, 1100, "USD", "year"), "$900–1,100 / year", "$900–1,100 a year"],
])("%o", (amounts, short, long) => {
  expect(formatPay(amounts, "short")).toBe(short);
  expect(formatPay(amounts, "long")).toBe(long);
});

test("unknown parts are omitted", () => {
  expect(formatPay(pay(6000, 11_000, null, null), "short")).toBe("6,000–11,000");
  expect(formatPay(pay(6000, 11_000, null, null), "long")).toBe("6,000–11,000");
  expect(formatPay(pay(100_000, 130_000, "USD", null), "short")).toBe("$100,000–130,000");
  expect(formatPay(pay(30, null, null, "hour"), "short")).toBe("from 30 / h");
  expect(formatPay(pay(null, null, "USD", "year"), "short")).toBe("");
});
