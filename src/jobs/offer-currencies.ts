import { currenciesOfLanguages } from "./currencies-of-languages.ts";
import { currencyPrefix, ratedCurrencies } from "../text/currency-rates.ts";
import { defaultCurrency } from "./search/filters/pay-scale.ts";
import type { CurrencyOption, PayCurrencies } from "./ui/pay-currency.ts";

/** Names are in English on the server, so that every browser shows the same. */
const names = new Intl.DisplayNames("en-GB", { type: "currency" });
const option = (code: string): CurrencyOption => ({ code, label: names.of(code) ?? code });

/** All currencies that pay can be compared in, by their names. */
export const currencyOptions: readonly CurrencyOption[] = ratedCurrencies
  .map(option)
  .sort((one, other) => (one.label < other.label ? -1 : 1));

type Hints = {
  /** The currency that the person chose earlier; null until then. */
  chosen: string | null;
  /** The currency of the searched place, if there is one. */
  ofPlace: string | null;
  acceptLanguage: string | null;
  ratesDate: string;
};

/** Lists the currencies to choose from, those of the place and of the browser's languages first. */
export function offerCurrencies({ chosen, ofPlace, acceptLanguage, ratesDate }: Hints): PayCurrencies {
  const preferred = chosen ?? defaultCurrency;
  const codes = [defaultCurrency, preferred, ofPlace ?? preferred, ...currenciesOfLanguages(acceptLanguage)];
  const likely = [...new Set(codes)];
  return {
    preferred,
    ofPlace: ofPlace === null ? null : { code: ofPlace, label: `Show in ${currencyPrefix(ofPlace).trim()}` },
    likely: likely.map(option),
    others: currencyOptions.filter(({ code }) => !likely.includes(code)),
    ratesDate,
  };
}
