import { ratedCurrencies } from "./normalise/currency-rates.ts";
import { defaultCurrency } from "./search/filters/pay-scale.ts";
import { readCurrencyCookie, type CurrencyOption, type PayCurrencies } from "./ui/pay-currency.ts";

// prettier-ignore
const countriesOf: Readonly<Record<string, string>> = {
  EUR: "AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK ME XK", CHF: "CH LI", DKK: "DK GL FO",
  NZD: "NZ", KES: "KE", TZS: "TZ", RSD: "RS", NOK: "NO", SEK: "SE", UAH: "UA", GBP: "GB", JPY: "JP", KRW: "KR",
};

/** The currency of a country: those above, and otherwise the one whose code begins with the country's ("PL", "PLN"). */
function currencyOf(country: string): string | null {
  const named = Object.entries(countriesOf).find(([, countries]) => countries.split(" ").includes(country));
  return named?.[0] ?? ratedCurrencies.find((code) => code.startsWith(country)) ?? null;
}

/** Names are in English on the server, so that every browser shows the same. */
const names = new Intl.DisplayNames("en-GB", { type: "currency" });
const option = (code: string): CurrencyOption => ({ code, label: names.of(code) ?? code });

/** Lists the currencies to choose from, those of the browser's languages first. */
export function offerCurrencies(acceptLanguage: string | null, cookies: string | null): PayCurrencies {
  const chosen = readCurrencyCookie(cookies);
  const preferred = chosen !== null && ratedCurrencies.includes(chosen) ? chosen : defaultCurrency;
  const ofLanguages = languagesIn(acceptLanguage).flatMap((language) => {
    const country = countryOf(language);
    return (country && currencyOf(country)) ?? [];
  });
  const likely = [...new Set([defaultCurrency, preferred, ...ofLanguages])];
  const others = ratedCurrencies.filter((code) => !likely.includes(code)).map(option);
  return {
    preferred,
    likely: likely.map(option),
    others: others.sort((one, other) => (one.label < other.label ? -1 : 1)),
  };
}

/** At most this many languages of a request are read. */
const mostLanguages = 6;

/** @example languagesIn("en-GB,de;q=0.8") // ["en-GB", "de"] */
function languagesIn(header: string | null): string[] {
  const tags = (header ?? "").slice(0, 300).split(",").slice(0, mostLanguages);
  return tags.flatMap((one) => /^\s*([a-z]{2,3}(?:-[a-z0-9]{2,8})*)/i.exec(one)?.[1] ?? []);
}

/** Returns the country of a language tag, or the one where most people speak it: "de" is Germany. */
function countryOf(language: string): string | null {
  try {
    return new Intl.Locale(language).maximize().region ?? null;
  } catch {
    return null;
  }
}
