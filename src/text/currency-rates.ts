import { symbols, usdForOne } from "./currency-rates.constants.ts";

/**
 * Returns US dollars for one unit; null without a rate. Use it for filtering and sorting only, never for display, so that an
 * error of a few per cent is fine.
 */
export function usdRate(code: string): number | null {
  return Object.hasOwn(usdForOne, code) ? (usdForOne[code] ?? null) : null;
}

/** Returns "$", "CA$", or "PLN " with its space. Empty for an unknown currency. */
export function currencyPrefix(code: string | null): string {
  return code === null ? "" : (symbols[code] ?? `${code}\u00a0`);
}

/** Every currency with a rate. */
export const ratedCurrencies: readonly string[] = Object.keys(usdForOne);
