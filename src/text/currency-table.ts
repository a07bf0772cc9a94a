import table from "../../data/text/currencies.json" with { type: "json" };

/** A currency of pay. `data/README.md` describes each column. */
export type CurrencyRow = {
  /** ISO 4217 */
  code: string;
  usd: number;
  symbol?: string;
  words: string[];
  countries: string[];
  isMajor?: boolean;
  alsoIn?: string[];
  isWord?: boolean;
  calculator?: string;
};

/** Signs and words that several currencies share. The currency of the country is meant, or else `otherwise`. */
export type SharedWords = { words: string[]; currencies: string[]; otherwise?: string };

export const currencyRows: readonly CurrencyRow[] = table.currencies;
export const sharedWords: readonly SharedWords[] = table.shared;
export const dateOfRates: string = table.ratesDate;
