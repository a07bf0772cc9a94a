import type { Pay, PayPeriod, RawPay } from "../posting.ts";
import { usdRate } from "../../text/currency-rates.ts";
import { isSmallUnit, majorCurrencies, majorCurrency, readCurrency } from "../../text/currencies.ts";
import { findPayMentions } from "./pay-mentions.ts";
import type { PayMention } from "./pay-mentions.ts";
import { paymentsPerYear, readPeriodLabel } from "./pay-period.ts";
import { plainLine } from "./plain-line.ts";

export type PayProblem = "min-above-max" | "negative" | "absurd";

/** The country of the work, for currency symbols that several countries share: "$", "kr". ISO 3166-1 alpha-2. */
export type PayHint = { country?: string | null };

/**
 * Yearly pay in US dollars outside these limits is a mistake of the source: a wrong period or a missing zero. In
 * currencies of small units, an hourly figure cannot pass for a monthly one, and real wages are lower.
 */
const minYearlyUsd = 500;
const minYearlyUsdInSmallUnits = 100;
const maxYearlyUsd = 5_000_000;
/** The same for pay by the hour, day or week: "$60k-$90k" near "weekly" is for a year. */
const maxYearlyUsdOfShortPeriods = 1_500_000;
/** Wages in major currencies. A range with no part within these limits has the wrong period. */
const wagesInMajorCurrencies: Readonly<Record<PayPeriod, { least: number; most: number }>> = {
  hour: { least: 1, most: 500 },
  day: { least: 15, most: 4000 },
  week: { least: 30, most: 15_000 },
  fortnight: { least: 50, most: 25_000 },
  month: { least: 50, most: 25_000 },
  year: { least: 4000, most: 5_000_000 },
};

/** No currency has a wage of this size. Larger figures are noise and would not fit into the database. */
const maxAmount = 1e12;

/** From these amounts, in a major currency or in US dollars, pay without a period can only be for a year. */
const minYearly = { high: 20_000, low: 15_000 };
/** From this amount on, rupees are counted in lakhs a year. */
const minYearlyRupees = 500_000;

/** Earnings with commission, which are not the wage: "£50,000 - £60,000 per annum, OTE". */
const onTarget = /\bOTE\b|\bon[- ]target earnings/i;

/** The same before the amount that it is about: "£28k basic + OTE £45k". */
const onTargetBefore = /(?:\bOTE|\bon[- ]target earnings)\)?(?: of| up to| is|:)?\s?(?:up to )?\p{Sc}\s?$/iu;

const nothing = { pay: null, problem: null };

/**
 * Reads pay from a source's figures, or else from its words.
 *
 * Zero means "not stated". A period or currency that is not stated is null. `problem` is the reason why pay was
 * rejected (`pay` is null: "min-above-max", "negative") or has no yearly value ("absurd").
 *
 * @example readPay(null, "£50,000 - £60,000 per annum", {}).pay // 50,000–60,000 GBP a year
 * @example readPay(null, "Competitive", {}).pay // null
 */
export function readPay(
  raw: RawPay | null,
  payText: string | null,
  hint: PayHint,
): { pay: Pay | null; problem: PayProblem | null } {
  const text = plainLine(payText ?? "", 500);
  const words = text === "" ? null : readDeclaredPay(text, hint.country, raw !== null);
  const min = amount(raw?.min);
  const max = amount(raw?.max);
  const currency = raw && raw.currency !== null ? readCurrency(raw.currency, hint.country) : null;
  const period = readPeriodLabel(raw?.period ?? null);
  if (raw && (min !== null || max !== null)) {
    return completePay(
      {
        min,
        max,
        currency: currency ?? words?.currency ?? null,
        period: period ?? words?.period ?? null,
        isPeriodAssumed: period === null && words?.isPeriodAssumed === true,
        ...termsOf(words ?? {}),
        predicted: raw.predicted,
        raw: text || [figures(min, max), raw.currency, raw.period].filter(Boolean).join(" "),
      },
      hint,
    );
  }
  if (/^[^\d\p{L}]*[-−]\s?[^\s\d]{0,3}\d/u.test(text)) return { pay: null, problem: "negative" };
  if (!words) return nothing;
  const isPeriodInWords = words.period !== null && !words.isPeriodAssumed;
  const filled = isPeriodInWords || period === null ? words : { ...words, period, isPeriodAssumed: false };
  const written = [text, words.currency === null && raw?.currency, filled !== words && raw?.period];
  return completePay(
    {
      ...filled,
      currency: words.currency ?? currency,
      predicted: raw?.predicted ?? false,
      raw: written.filter(Boolean).join(" "),
    },
    hint,
  );
}

/**
 * Checks the ends against each other, assumes a year where the amount allows nothing else, and adds the yearly value in
 * US dollars.
 *
 * @param hint the country of the work, whose currency is assumed for an amount without one
 */
export function completePay(
  read: Omit<Pay, "yearlyUsdMin" | "yearlyUsdMax">,
  hint: PayHint = {},
): {
  pay: Pay | null;
  problem: PayProblem | null;
} {
  const min = read.min === null || read.min === 0 ? null : cents(read.min);
  const max = read.max === null || read.max === 0 ? null : cents(read.max);
  if ((min !== null && min < 0) || (max !== null && max < 0)) return { pay: null, problem: "negative" };
  if (min !== null && max !== null && min > max) return { pay: null, problem: "min-above-max" };
  if (!min && !max) return nothing;

  // A currency that is only assumed decides the yearly value and is not shown.
  const currency = read.currency ?? majorCurrency(hint.country);
  const isYearAssumed = read.period === null && canOnlyBeYearly(min, max, currency);
  const isPeriodAssumed = isYearAssumed || (read.period !== null && read.isPeriodAssumed === true);
  const period = isYearAssumed ? "year" : read.period;
  const rate = currency === null ? null : usdRate(currency);
  const factor = rate === null || period === null ? null : rate * paymentsPerYear(period, read.payments);
  const yearly = (value: number | null) =>
    value === null || factor === null ? null : Math.round(value * factor);
  const least = isSmallUnit(read.currency) ? minYearlyUsdInSmallUnits : minYearlyUsd;
  const isShort = period === "hour" || period === "day" || period === "week";
  const most = isShort ? maxYearlyUsdOfShortPeriods : maxYearlyUsd;
  const isOutside = [yearly(min), yearly(max)].some((usd) => usd !== null && (usd < least || usd > most));
  const isAbsurd = isOutside || (currency !== null && !isWage(min ?? max, max ?? min, currency, period));
  return {
    pay: {
      min,
      max,
      currency: read.currency,
      period,
      ...(isPeriodAssumed && { isPeriodAssumed }),
      ...(isAbsurd && { isDoubtful: true }),
      ...termsOf(read),
      predicted: read.predicted,
      raw: read.raw.slice(0, 200),
      yearlyUsdMin: isAbsurd ? null : yearly(min),
      yearlyUsdMax: isAbsurd ? null : yearly(max),
      ...(read.ranges && { ranges: read.ranges }),
    },
    problem: isAbsurd ? "absurd" : null,
  };
}

function termsOf({ payments, isNet }: Pick<Pay, "payments" | "isNet">): Pick<Pay, "payments" | "isNet"> {
  return { ...(payments !== undefined && { payments }), ...(isNet && { isNet }) };
}

function isWage(
  low: number | null,
  high: number | null,
  currency: string,
  period: PayPeriod | null,
): boolean {
  if (low === null || high === null || period === null || !majorCurrencies.has(currency)) return true;
  const { least, most } = wagesInMajorCurrencies[period];
  return high >= least && low <= most;
}

/** @example canOnlyBeYearly(90_000, 120_000, "USD") // true */
function canOnlyBeYearly(min: number | null, max: number | null, currency: string | null): boolean {
  const rate = currency === null ? null : usdRate(currency);
  if (currency === null || rate === null) return false;
  if (currency === "INR") return (min ?? max ?? 0) >= minYearlyRupees;
  const weight = majorCurrencies.has(currency) ? 1 : rate;
  return (max ?? min ?? 0) * weight >= minYearly.high && (min ?? max ?? 0) * weight >= minYearly.low;
}

/**
 * Reads text that is known to be about pay, so it requires no currency. A bare small number ("100+ employees", "grade
 * 7", "2024") is still not pay, unless it is all there is and the unit is in other fields.
 */
function readDeclaredPay(
  text: string,
  country: string | null | undefined,
  isUnitInFields: boolean,
): PayMention | null {
  const found = findPayMentions(text, country).filter(
    ({ end }) => !onTarget.test((text.slice(end).split(/\d/)[0] ?? "").replace(onTargetBefore, "")),
  );
  const isAlone = ({ start, end }: PayMention) => isUnitInFields && start === 0 && end === text.length;
  return (
    found.find((pay) => pay.currency !== null) ??
    found.find((pay) => isPlausibleWithoutCurrency(pay) || isAlone(pay)) ??
    null
  );
}

function isPlausibleWithoutCurrency(pay: PayMention): boolean {
  const least = pay.min ?? pay.max ?? 0;
  const looksLikeYear = !pay.isScaled && pay.period === null && least >= 1990 && least <= 2100;
  return !looksLikeYear && (pay.period !== null || pay.isScaled || least >= 1000);
}

/** Accepts numbers, and numbers as text, which some sources send. Null for anything else and for invalid amounts. */
function amount(value: unknown): number | null {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Math.abs(number) < maxAmount && number !== 0 ? number : null;
}

const cents = (value: number) => Math.round(value * 100) / 100;

const figures = (min: number | null, max: number | null) =>
  [min, max].filter((value, index, both) => value !== null && both.indexOf(value) === index).join("–");
