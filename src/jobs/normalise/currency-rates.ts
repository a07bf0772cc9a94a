/** When the rates below were taken, for people. */
export const ratesDate = "June 2025";

/**
 * US dollars for one unit, rounded. Use them for filtering and sorting only. Converted amounts are
 * never shown, so an error of a few per cent is fine.
 */
// prettier-ignore
const usdForOne: Readonly<Record<string, number>> = {
  USD: 1, EUR: 1.15, GBP: 1.35, CHF: 1.22, CAD: 0.73, AUD: 0.65, NZD: 0.6,
  SEK: 0.105, NOK: 0.099, DKK: 0.154, ISK: 0.008, PLN: 0.27, CZK: 0.0465, HUF: 0.00285, RON: 0.227, BGN: 0.588,
  RSD: 0.0098, UAH: 0.024, RUB: 0.0125, KZT: 0.0019, TRY: 0.025, ILS: 0.285,
  AED: 0.272, SAR: 0.267, QAR: 0.275, KWD: 3.26, BHD: 2.65, OMR: 2.6, EGP: 0.02, MAD: 0.109, TND: 0.34,
  ZAR: 0.056, NGN: 0.00065, KES: 0.0077, GHS: 0.097, ETB: 0.0074, UGX: 0.00028, TZS: 0.00038, RWF: 0.0007,
  INR: 0.0117, PKR: 0.0035, BDT: 0.0082, LKR: 0.0033, NPR: 0.0073,
  CNY: 0.139, HKD: 0.127, TWD: 0.034, JPY: 0.0069, KRW: 0.00073, SGD: 0.78, MYR: 0.236, THB: 0.0307,
  IDR: 0.0000612, PHP: 0.0177, VND: 0.0000383,
  MXN: 0.053, BRL: 0.18, ARS: 0.00085, CLP: 0.00107, COP: 0.000245, PEN: 0.275, UYU: 0.0245, CRC: 0.002,
};

/** Prefixes of amounts in the display form. Other currencies use their code and a space. */
// prettier-ignore
const symbols: Readonly<Record<string, string>> = {
  USD: "$", CAD: "CA$", AUD: "A$", NZD: "NZ$", SGD: "S$", HKD: "HK$", TWD: "NT$", MXN: "MX$", BRL: "R$",
  EUR: "€", GBP: "£", JPY: "¥", CNY: "CN¥", INR: "₹", KRW: "₩", ILS: "₪", PHP: "₱", VND: "₫", NGN: "₦", UAH: "₴",
};

/** Returns US dollars for one unit; null without a rate. Use it for filtering only, never for display. */
export function usdRate(code: string): number | null {
  return Object.hasOwn(usdForOne, code) ? (usdForOne[code] ?? null) : null;
}

/** Returns "$", "CA$", or "PLN " with its space. Empty for an unknown currency. */
export function currencyPrefix(code: string | null): string {
  return code === null ? "" : (symbols[code] ?? `${code}\u00a0`);
}

/** Every currency with a rate. */
export const ratedCurrencies: readonly string[] = Object.keys(usdForOne);
