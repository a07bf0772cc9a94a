import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { numberOfRuns } from "../../../tests/support/full-run.ts";
import { payPeriods } from "../posting.ts";
import type { Pay, PayPeriod, RawPay } from "../posting.ts";
import { ratedCurrencies } from "../../text/currency-rates.ts";
import { formatPay } from "./format-pay.ts";
import { readPay, completePay } from "./pay.ts";

type Read = [
  min: number | null,
  max: number | null,
  currency: string | null,
  period: PayPeriod | "year, assumed" | null,
];

const read = (text: string, country: string | null = null): Read | null => {
  const { pay } = readPay(null, text, { country });
  return pay && [pay.min, pay.max, pay.currency, pay.isPeriodAssumed ? "year, assumed" : pay.period];
};

describe("pay in words", () => {
  const cases: Array<[string, Read]> = [
    ["£50,000 - £60,000 per annum", [50_000, 60_000, "GBP", "year"]],
    ["£500.00 - £600.00 per day, negotiable", [500, 600, "GBP", "day"]],
    ["USD$90,000 - USD$135,000 per annum, negotiable", [90_000, 135_000, "USD", "year"]],
    ["Band 6 £35,392 to £42,618 a year", [35_392, 42_618, "GBP", "year"]],
    ["£18.50ph", [18.5, 18.5, "GBP", "hour"]],
    ["£45,000pa", [45_000, 45_000, "GBP", "year"]],
    ["600-700 p/d", [600, 700, null, "day"]],
    ["$45/hr", [45, 45, "USD", "hour"]],
    ["$100k-$130k + equity", [100_000, 130_000, "USD", "year, assumed"]],
    ["$120~140k", [120_000, 140_000, "USD", "year, assumed"]],
    ["$90 - $160k", [90_000, 160_000, "USD", "year, assumed"]],
    ["$100k-130", [100_000, 130_000, "USD", "year, assumed"]],
    ["CA$102.8K – CA$137K", [102_800, 137_000, "CAD", "year, assumed"]],
    ["$70-80K CAD", [70_000, 80_000, "CAD", "year, assumed"]],
    ["$100k - $140k (USD)", [100_000, 140_000, "USD", "year, assumed"]],
    ["$85,000/yr USD or $105,000/yr CAD", [85_000, 85_000, "USD", "year"]],
    ["$95,000 - $110,000 annually plus $5,000 bonus", [95_000, 110_000, "USD", "year"]],
    ["$4,000 every two weeks", [4000, 4000, "USD", "fortnight"]],
    ["€68–84K", [68_000, 84_000, "EUR", "year, assumed"]],
    ["80-100k EUR DOE", [80_000, 100_000, "EUR", "year, assumed"]],
    ["40k€ - 60k€", [40_000, 60_000, "EUR", "year, assumed"]],
    ["90.000€", [90_000, 90_000, "EUR", "year, assumed"]],
    ["45-55.000 €", [45_000, 55_000, "EUR", "year, assumed"]],
    ["45.000 € – 55.000 € brutto/Jahr", [45_000, 55_000, "EUR", "year"]],
    ["€ 3.500,- bis € 4.200,- brutto p.M.", [3500, 4200, "EUR", "month"]],
    ["3 000 - 3 500 € / mois", [3000, 3500, "EUR", "month"]],
    ["2 500 € net par mois", [2500, 2500, "EUR", "month"]],
    ["entre 30.000 y 36.000 € brutos al año", [30_000, 36_000, "EUR", "year"]],
    ["RAL 30.000 - 35.000 €", [30_000, 35_000, "EUR", "year"]],
    ["60 000 zł / mies.", [60_000, 60_000, "PLN", "month"]],
    ["CHF 95'000", [95_000, 95_000, "CHF", "year, assumed"]],
    ["DKK 45.000 pr. md.", [45_000, 45_000, "DKK", "month"]],
    ["R25 000 per month", [25_000, 25_000, "ZAR", "month"]],
    ["R$ 5.000 por mês", [5000, 5000, "BRL", "month"]],
    ["¥6M - ¥9M a year", [6_000_000, 9_000_000, "JPY", "year"]],
    ["₹12,00,000 - 18 LPA", [1_200_000, 1_800_000, "INR", "year"]],
    ["₹ 5 - 8 Lakhs per annum", [500_000, 800_000, "INR", "year"]],
    ["ETB 15,000 Monthly", [15_000, 15_000, "ETB", "month"]],
    ["10,000 ETB Fixed", [10_000, 10_000, "ETB", null]],
    ["6,000–11,000", [6000, 11_000, null, null]],
    ["35.000", [35_000, 35_000, null, null]],
  ];
  test.each<[string, string | null, Read]>([
    ["年収500万円", "JP", [5_000_000, 5_000_000, "JPY", "year"]],
    ["年収400万円～600万円", "JP", [4_000_000, 6_000_000, "JPY", "year"]],
    ["想定年収500～800万円", "JP", [5_000_000, 8_000_000, "JPY", "year"]],
    ["月給25万円以上", "JP", [250_000, null, "JPY", "month"]],
    ["時給1,200円", "JP", [1200, 1200, "JPY", "hour"]],
    ["月給25万円（年収400万円）", "JP", [250_000, 250_000, "JPY", "month"]],
    ["연봉 4,000만원", "KR", [40_000_000, 40_000_000, "KRW", "year"]],
    ["월급 300만 원 이상", "KR", [3_000_000, null, "KRW", "month"]],
    ["月薪 8000-12000元", "CN", [8000, 12_000, "CNY", "month"]],
    ["15 - 20 triệu/tháng", "VN", [15_000_000, 20_000_000, "VND", "month"]],
    ["15 triệu đồng một tháng", "VN", [15_000_000, 15_000_000, "VND", null]],
    ["4-7 Lacs PA", "IN", [400_000, 700_000, "INR", "year"]],
    ["6 Lakhs per annum", null, [600_000, 600_000, "INR", "year"]],
    ["2 Lakh per month", "PK", [200_000, 200_000, "PKR", "month"]],
  ])("%s in %s", (text, country, expected) => {
    expect(read(text, country)).toEqual(expected);
  });

  test.each(cases)("%s", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  const bounds: Array<[string, Read]> = [
    ["up to $120k", [null, 120_000, "USD", "year, assumed"]],
    ["bis zu 60.000 € im Jahr", [null, 60_000, "EUR", "year"]],
    ["from 18.50 an hour", [18.5, null, null, "hour"]],
    ["ab 2.500 € brutto monatlich", [2500, null, "EUR", "month"]],
    ["$100k+", [100_000, null, "USD", "year, assumed"]],
    ["&gt; €70k", [70_000, null, "EUR", "year, assumed"]],
    ["£30,000 or more", [30_000, null, "GBP", "year, assumed"]],
    ["$120k + equity", [120_000, 120_000, "USD", "year, assumed"]],
  ];
  test.each(bounds)("an open-ended range stays open: %s", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test.each([
    "", "Competitive", "Salary negotiable", "DOE", "401k", "401(k) matching", "$5M funding", "$2B company",
    "100+ employees", "5,000 employees", "10% bonus", "0.1-1% equity", "Grade 7", "Starting 2024", "18.50",
    "2 to 5 years experience", "$5,000 sign-on bonus", "H1B", "v2.5.1",
  ])("no pay: %s", (text) => {
    expect(readPay(null, text, {})).toEqual({ pay: null, problem: null });
  }); // prettier-ignore

  test("only the country decides between currencies with the same mark", () => {
    expect(read("$80,000 a year")?.[2]).toBe("USD");
    expect(read("$80,000 a year", "CA")?.[2]).toBe("CAD");
    expect(read("$80,000 a year", "AU")?.[2]).toBe("AUD");
    expect(read("US$80,000 a year", "CA")?.[2]).toBe("USD");
    expect(read("$4.000.000 a month", "CO")?.[2]).toBe("COP");
    expect(read("$14k - $18k", "CO")?.[2]).toBe("USD");
    expect(read("35 000 kr/månad", "SE")).toEqual([35_000, 35_000, "SEK", "month"]);
    expect(read("35 000 kr/månad")).toEqual([35_000, 35_000, null, "month"]);
  });
});

const raw = (over: Partial<RawPay>): RawPay => ({
  min: null,
  max: null,
  currency: null,
  period: null,
  predicted: false,
  ...over,
});

const yearly = (over: Partial<RawPay>) =>
  readPay(raw({ min: 20, max: 30, ...over }), null, {}).pay?.yearlyUsdMin;

describe("pay in figures", () => {
  test.each<[string | null, PayPeriod | null]>([
    ["YEAR", "year"],
    ["1 YEAR", "year"],
    ["per-year-salary", "year"],
    ["annual", "year"],
    ["PA", "year"],
    ["per-hour-wage", "hour"],
    ["HOUR", "hour"],
    ["BW", "fortnight"],
    ["2 WEEKS", "fortnight"],
    ["month", "month"],
    ["pro Monat", "month"],
    ["PW", null], // piece work where this code comes from
    ["semi-monthly", null],
    ["bi-month-salary", null],
    ["one-time", null],
    ["fixed", null],
    ["", null],
    [null, null],
  ])("period %s", (period, expected) => {
    expect(readPay(raw({ min: 10_000, currency: "EUR", period }), null, {}).pay?.period).toBe(expected);
  });

  test("zero means not stated", () => {
    expect(readPay(raw({ min: 0, max: 0, currency: "USD" }), null, {}).pay).toBeNull();
    expect(readPay(raw({ min: 0, max: 90_000, currency: "USD" }), null, {}).pay).toMatchObject({
      min: null,
      max: 90_000,
    });
  });

  test("impossible pay is rejected with a reason", () => {
    expect(readPay(raw({ min: 90, max: 60 }), null, {})).toEqual({ pay: null, problem: "min-above-max" });
    expect(readPay(raw({ min: -5 }), null, {})).toEqual({ pay: null, problem: "negative" });
    expect(readPay(null, "$60k to 50k", {})).toEqual({ pay: null, problem: "min-above-max" });
    expect(readPay(null, "-5000 USD", {})).toEqual({ pay: null, problem: "negative" });
  });

  test("pay with a wrong period keeps its figures but has no yearly value", () => {
    const wrong = readPay(raw({ min: 18.5, max: 21, currency: "EUR", period: "month" }), null, {});
    expect(wrong.problem).toBe("absurd");
    expect(wrong.pay).toMatchObject({
      min: 18.5,
      max: 21,
      period: "month",
      yearlyUsdMin: null,
      yearlyUsdMax: null,
    });
    expect(readPay(raw({ min: 90_000, currency: "USD", period: "hour" }), null, {}).problem).toBe("absurd");
  });

  test.each<[number, number, string, string]>([
    [85_000, 110_000, "USD", "HOUR"],
    [30_000, 35_000, "EUR", "HOUR"],
    [18, 24, "GBP", "YEAR"],
    [2500, 3000, "EUR", "YEAR"],
    [42_000, 48_000, "EUR", "MONTH"],
    [42_000, 48_000, "GBP", "WEEK"],
    [42_000, 48_000, "GBP", "DAY"],
    [14, 16, "GBP", "MONTH"],
    [14, 16, "GBP", "WEEK"],
  ])("%d to %d %s in a %s is doubtful", (min, max, currency, period) => {
    expect(readPay(raw({ min, max, currency, period }), null, {})).toMatchObject({
      pay: { min, max, isDoubtful: true, yearlyUsdMin: null, yearlyUsdMax: null },
      problem: "absurd",
    });
  });

  test.each<[number, number, string, string]>([
    [300, 400, "USD", "HOUR"],
    [1500, 2500, "GBP", "DAY"],
    [15_000, 20_000, "USD", "MONTH"],
    [9000, 12_000, "GBP", "YEAR"],
    [300_000, 400_000, "JPY", "MONTH"],
    [450, 500, "EUR", "MONTH"],
  ])("%d to %d %s in a %s is not doubtful", (min, max, currency, period) => {
    expect(readPay(raw({ min, max, currency, period }), null, {}).pay?.isDoubtful).toBeUndefined();
  });

  test("a low wage in a currency of small units is accepted", () => {
    expect(readPay(null, "5,000 ETB Monthly", {})).toMatchObject({
      pay: { yearlyUsdMin: 444 },
      problem: null,
    });
    expect(readPay(null, "1 ETB Monthly", {}).problem).toBe("absurd");
  });

  test("words complete the figures", () => {
    const { pay } = readPay(raw({ min: 30, max: 40 }), "$30 - $40 an hour", { country: "NZ" });
    expect(pay).toMatchObject({
      min: 30,
      max: 40,
      currency: "NZD",
      period: "hour",
      raw: "$30 - $40 an hour",
    });
  });

  test("the yearly value in US dollars needs both currency and period", () => {
    expect(yearly({ currency: "USD", period: "hour" })).toBe(41_600);
    expect(yearly({ currency: "USD", period: null })).toBeNull();
    expect(yearly({ currency: null, period: "hour" })).toBeNull();
    expect(yearly({ currency: "XAF", period: "hour" })).toBeNull();
  });
});

const amounts = fc.integer({ min: 1, max: 9_999_999 });
const anyPay = fc.record({
  low: amounts,
  // adverts do not range wider; "45-55,000" means thousands at both ends
  stretch: fc.double({ min: 1, max: 8, noNaN: true }),
  shape: fc.constantFrom("range", "from", "upTo", "exact"),
  currency: fc.constantFrom(...ratedCurrencies),
  period: fc.constantFrom(...payPeriods),
});

test("formatted pay parses back to the same pay, in every currency and period", () => {
  fc.assert(
    fc.property(anyPay, ({ low, stretch, shape, currency, period }) => {
      const min = shape === "upTo" ? null : low;
      const max = shape === "from" ? null : shape === "range" ? Math.round(low * stretch) : low;
      const text = formatPay({ min, max, currency, period }, "long");
      const { pay } = readPay(null, text, {});
      expect(pay && [pay.min, pay.max, pay.currency, pay.period], text).toEqual([min, max, currency, period]);
    }),
    { numRuns: numberOfRuns(1000) },
  );
});

function expectSane(pay: Pay | null) {
  if (!pay) return;
  for (const value of [pay.min, pay.max, pay.yearlyUsdMin, pay.yearlyUsdMax]) {
    if (value !== null) expect(value).toBeGreaterThanOrEqual(0);
  }
  expect(pay.min !== null || pay.max !== null).toBe(true);
  if (pay.min !== null && pay.max !== null) expect(pay.min).toBeLessThanOrEqual(pay.max);
  expect(pay.raw.length).toBeLessThanOrEqual(200);
}

test("for any words, pay is never NaN, negative or with min above max", () => {
  const piece = fc.constantFrom(
    "$", "€", "zł", "kr", "USD", "k", "K", "LPA", "lakh", "m", "-", "–", " to ", " bis ", "/", "h", "per hour", "p.a.",
    ".", ",", "'", " ", "+", "%", "from", "up to", "0", "1", "12", "000", "99.5", "1e309", "(", ")", "\n",
  ); // prettier-ignore
  const text = fc.oneof(
    fc.array(piece, { maxLength: 20 }).map((parts) => parts.join("")),
    fc.string({ unit: "binary", maxLength: 200 }),
  );
  fc.assert(
    fc.property(text, (words) => expectSane(readPay(null, words, {}).pay)),
    { numRuns: numberOfRuns(2000) },
  );
});

test("for any figures, pay is never NaN, negative or with min above max", () => {
  const number = fc.option(fc.oneof(fc.double(), fc.integer()), { nil: null });
  fc.assert(
    fc.property(
      fc.record({
        min: number,
        max: number,
        currency: fc.option(fc.string()),
        period: fc.option(fc.string()),
      }),
      (figures) => expectSane(readPay({ ...figures, predicted: false }, null, {}).pay),
    ),
    { numRuns: numberOfRuns(1000) },
  );
});

test("on-target earnings are not the wage", () => {
  expect(read("£50,000 - £60,000 per annum, OTE")).toBeNull();
  expect(read("£30,000 per annum, £60,000 OTE")).toEqual([30_000, 30_000, "GBP", "year"]);
  expect(read("£28k basic + OTE £45k")).toEqual([28_000, 28_000, "GBP", "year, assumed"]);
});

describe("an amount without a period", () => {
  const period = (text: string) => readPay(null, text, {}).pay?.period ?? null;

  test("is for a year if it can be for nothing else, and then has a yearly value", () => {
    expect(readPay(null, "$20,000 - $25,000", {}).pay).toMatchObject({
      period: "year",
      isPeriodAssumed: true,
      yearlyUsdMin: 20_000,
    });
    expect(["€18k-22k", "up to 60k CHF", "₹20 to 39 lakh", "420-780K MXN"].map(period)).toEqual(
      Array(4).fill("year"),
    );
  });

  test("stays without one otherwise", () => {
    expect(
      ["$8,000 - $12,000", "$10k - $20k", "ETB 40,000", "PLN 20,000", "90,000", "$45"].map(period),
    ).toEqual(Array(6).fill(null));
  });
});

test("yearly values are whole dollars", () => {
  const { pay } = completePay({
    min: 19.37,
    max: 22.11,
    currency: "GBP",
    period: "hour",
    predicted: false,
    raw: "",
  });
  expect(Number.isInteger(pay?.yearlyUsdMin) && Number.isInteger(pay?.yearlyUsdMax)).toBe(true);
});
