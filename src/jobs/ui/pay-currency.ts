/** A currency to choose from, with its name for people. */
export type CurrencyOption = { code: string; label: string };

/** The currencies that a visitor can compare pay in. */
export type PayCurrencies = {
  /** The currency chosen earlier; US dollars until then. */
  preferred: string;
  /** The currency of the searched place, with the words that offer it; null without a place. */
  ofPlace: CurrencyOption | null;
  /** US dollars, and the currencies of the place and of the languages that the browser asks for. */
  likely: readonly CurrencyOption[];
  others: readonly CurrencyOption[];
  /** When the rates were taken, for people. */
  ratesDate: string;
};

/** Id of the form that stores a currency for pages without JavaScript. */
export const currencyFormId = "pay-currency";

/** Stores the chosen currency on this device for a year, and in the account of a signed-in person. */
export function rememberCurrency(code: string): void {
  // The page does not need the answer: the currency is also in its address.
  void fetch("/preferences", {
    method: "POST",
    body: new URLSearchParams({ currency: code }),
    keepalive: true,
  }).catch(() => null);
}
