import type { Pay, PayPeriod } from "../posting.ts";
import { currencyPrefix } from "../../text/currency-rates.ts";

type Amounts = Pick<Pay, "min" | "max" | "currency" | "period" | "isPeriodAssumed">;

const shortPeriod: Readonly<Record<PayPeriod, string>> = {
  hour: " / h",
  day: " / day",
  week: " / week",
  fortnight: " / 2 weeks",
  month: " / month",
  year: " / year",
};

const longPeriod: Readonly<Record<PayPeriod, string>> = {
  hour: " an hour",
  day: " a day",
  week: " a week",
  fortnight: " every two weeks",
  month: " a month",
  year: " a year",
};

/**
 * Formats pay as advertised, never converted and without unknown parts. Empty when there is no amount. A period that is
 * only assumed is unknown.
 *
 * "short" is for rows and cards: a yearly amount shows thousands only ("$98–118K"), rounded to a tenth of one. "long"
 * is for the page of the job and says every figure: "$98,000–118,000 a year".
 *
 * @example formatPay({ min: 19, max: 22, currency: "GBP", period: "hour" }, "short") // "£19–22 / h"
 * @example formatPay({ min: 6000, max: 11000, currency: null, period: null }, "short") // "6,000–11,000"
 */
export function formatPay(pay: Amounts, style: "short" | "long"): string {
  const smallest = pay.min ?? pay.max;
  if (smallest === null) return "";
  const unit = style === "short" && pay.period === "year" ? shortUnit(smallest) : plainUnit;
  const suffix =
    unit === plainUnit && pay.period && !pay.isPeriodAssumed
      ? (style === "short" ? shortPeriod : longPeriod)[pay.period]
      : "";
  const prefix = currencyPrefix(pay.currency);
  return `${bounds(pay, prefix, unit)}${suffix}`;
}

type Unit = { divisor: number; fractionDigits: number; mark: string };
const plainUnit: Unit = { divisor: 1, fractionDigits: 2, mark: "" };

/** Yearly pay below 1,000 of its currency is written out: "£0.9K" reads like a mistake. */
function shortUnit(smallest: number): Unit {
  if (smallest >= 1_000_000) return { divisor: 1_000_000, fractionDigits: 2, mark: "M" };
  return smallest >= 1000 ? { divisor: 1000, fractionDigits: 1, mark: "K" } : plainUnit;
}

function bounds({ min, max }: Amounts, prefix: string, unit: Unit): string {
  const low = min === null ? null : figure(min, unit);
  const high = max === null ? null : figure(max, unit);
  if (low === null) return `up to ${prefix}${high}${unit.mark}`;
  if (high === null) return `from ${prefix}${low}${unit.mark}`;
  return low === high ? `${prefix}${low}${unit.mark}` : `${prefix}${low}–${high}${unit.mark}`;
}

function figure(amount: number, { divisor, fractionDigits }: Unit): string {
  const value = amount / divisor;
  const isMoney = divisor === 1 && !Number.isInteger(value);
  const rounded = Math.round(value * 10 ** fractionDigits) / 10 ** fractionDigits;
  const digits = isMoney ? rounded.toFixed(2) : String(rounded);
  // `toLocaleString` takes as long as rendering the rest of a row.
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, ",");
}
