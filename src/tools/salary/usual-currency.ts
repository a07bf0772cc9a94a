import { currenciesOfLanguages } from "../../jobs/currencies-of-languages.ts";
import { isCurrency, type Currency } from "./currencies.ts";

/** The first of some guesses that is a currency of ours, or else that of the browser's languages; US dollars without any. */
export function usualCurrency(acceptLanguage: string | null, ...guesses: (string | null)[]): Currency {
  const likely = [...guesses, ...currenciesOfLanguages(acceptLanguage)];
  return likely.find((code) => code !== null && isCurrency(code)) ?? "USD";
}
