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
