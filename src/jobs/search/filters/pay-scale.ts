import { currencyPrefix, ratedCurrencies, usdRate } from "../../../text/currency-rates.ts";

/** The currency of the slider until another is chosen. */
export const defaultCurrency = "USD";

/** Returns the currency as an address names it: US dollars are left out. */
export const currencyParameter = (currency: string): string | null =>
  currency === defaultCurrency ? null : currency;

/** The slider of one currency, in thousands a year. */
export type PayScale = {
  currency: string;
  max: number;
  step: number;
  /** US dollars for one unit. */
  rate: number;
  /** "£", or "PLN " with its space. */
  prefix: string;
};

const steps = 40;
const stepInDollars = 5;
const roundSteps = [1, 2, 3, 4, 5, 6, 8, 10];

/**
 * Returns the slider of a currency: 0 to 200 in steps of 5 for dollars, and for others as many steps of the next larger
 * round amount. Null without a rate.
 *
 * @example payScale("INR") // { max: 20_000, step: 500, … }
 */
export function payScale(currency: string): PayScale | null {
  const rate = usdRate(currency);
  if (rate === null) return null;
  const wanted = Math.max(stepInDollars / rate, 1);
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = power * (roundSteps.find((one) => one * power >= wanted) ?? 10);
  return { currency, max: steps * step, step, rate, prefix: currencyPrefix(currency) };
}

/** The slider of US dollars: the specification's. */
export const dollarScale: PayScale = { currency: defaultCurrency, max: 200, step: 5, rate: 1, prefix: "$" };

/** Returns the slider of a currency that an address names; that of US dollars for null. */
export const scaleOf = (currency: string | null): PayScale =>
  (currency === null ? null : payScale(currency)) ?? dollarScale;

/** Currencies other than the default. */
export const otherCurrencies = ratedCurrencies.filter((code) => code !== defaultCurrency);

/**
 * Writes thousands of a currency.
 *
 * @example formatThousands(dollarScale, 60) // "$60K"
 * @example formatThousands(scaleOf("INR"), 1500) // "₹1.5M"
 */
export function formatThousands({ prefix }: PayScale, thousands: number): string {
  if (thousands < 1000) return `${prefix}${thousands}K`;
  return thousands < 1_000_000 ? `${prefix}${thousands / 1000}M` : `${prefix}${thousands / 1_000_000}B`;
}

/** Returns whole thousands of US dollars, rounded down, so that a job at exactly the minimum counts. */
export function toDollars({ rate }: PayScale, thousands: number): number {
  return Math.floor(thousands * rate + 1e-6);
}

/** Converts an amount of one slider to the nearest step of another. A minimum stays a minimum. */
export function converted(thousands: number, from: PayScale, to: PayScale): number {
  if (thousands === 0) return 0;
  const nearest = Math.round((thousands * from.rate) / to.rate / to.step) * to.step;
  return Math.min(Math.max(nearest, to.step), to.max);
}
