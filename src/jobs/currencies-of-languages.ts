import { currencyOfCountry } from "../text/currencies.ts";

/** Lists the currencies of the countries where the languages of an `Accept-Language` header are spoken. */
export function currenciesOfLanguages(acceptLanguage: string | null): string[] {
  return languagesIn(acceptLanguage).flatMap((language) => {
    const country = countryOf(language);
    return (country && currencyOfCountry(country)) ?? [];
  });
}

/** At most this many languages of a request are read. */
const maxLanguages = 6;

/** @example languagesIn("en-GB,de;q=0.8") // ["en-GB", "de"] */
function languagesIn(header: string | null): string[] {
  const tags = (header ?? "").slice(0, 300).split(",").slice(0, maxLanguages);
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
