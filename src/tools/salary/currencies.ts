/** The currencies to choose from, with their names, most common on the web first. */
export const currencies = {
  USD: "dollars",
  EUR: "euros",
  GBP: "pounds",
  CAD: "Canadian dollars",
  AUD: "Australian dollars",
  CHF: "Swiss francs",
  PLN: "złoty",
  SEK: "Swedish kronor",
  NOK: "Norwegian kroner",
  DKK: "Danish kroner",
  CZK: "Czech koruny",
  INR: "rupees",
  NGN: "naira",
  KES: "Kenyan shillings",
  ZAR: "rand",
  ETB: "birr",
  AED: "dirhams",
  BRL: "reais",
  MXN: "Mexican pesos",
  JPY: "yen",
  SGD: "Singapore dollars",
} as const;
export type Currency = keyof typeof currencies;

export const isCurrency = (code: string): code is Currency => Object.hasOwn(currencies, code);

/** Currencies of the countries that a browser's language names. */
const currencyOfCountry: Readonly<Record<string, Currency>> = {
  US: "USD",
  CA: "CAD",
  AU: "AUD",
  GB: "GBP",
  CH: "CHF",
  PL: "PLN",
  SE: "SEK",
  NO: "NOK",
  DK: "DKK",
  CZ: "CZK",
  IN: "INR",
  NG: "NGN",
  KE: "KES",
  ZA: "ZAR",
  ET: "ETB",
  AE: "AED",
  BR: "BRL",
  MX: "MXN",
  JP: "JPY",
  SG: "SGD",
  DE: "EUR",
  AT: "EUR",
  FR: "EUR",
  BE: "EUR",
  NL: "EUR",
  IE: "EUR",
  ES: "EUR",
  PT: "EUR",
  IT: "EUR",
  FI: "EUR",
  GR: "EUR",
};

/** Guesses a currency from the `Accept-Language` of a browser. */
export function usualCurrency(acceptLanguage: string | null): Currency {
  const country = /^[a-z]{2,3}(?:-[A-Za-z]{4})?-([A-Z]{2})/.exec(acceptLanguage ?? "")?.[1] ?? "";
  return currencyOfCountry[country] ?? "USD";
}

/** Writes an amount: "£52,000", and with cents where it has any: "£26.67". */
export function money(amount: number, currency: string, { cents = !Number.isInteger(amount) } = {}): string {
  return amount.toLocaleString("en-GB", {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: cents ? 2 : 0,
    maximumFractionDigits: cents ? 2 : 0,
  });
}

/** Writes an amount in thousands for the scale of a drawing: "£52K". */
export function shortMoney(amount: number, currency: string): string {
  return amount
    .toLocaleString("en-GB", {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
      notation: "compact",
      maximumFractionDigits: 1,
      minimumFractionDigits: 0,
    })
    .toUpperCase();
}
