import { ratedCurrencies } from "../text/currency-rates.ts";

/** Returns the code of a currency that pay can be compared in; null for any other value. */
export function asCurrency(value: unknown): string | null {
  return ratedCurrencies.find((code) => code === value) ?? null;
}

/** Reads a submitted form; null when it chooses no currency. */
export function readCurrencyForm(form: FormData): string | null {
  return asCurrency(form.get("currency"));
}
