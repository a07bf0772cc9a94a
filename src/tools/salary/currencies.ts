import { calculatorCurrencies } from "../../text/currency-rates.constants.ts";

/** The code of a currency to choose from. */
export type Currency = string;

export const isCurrency = (code: string): boolean => Object.hasOwn(calculatorCurrencies, code);

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
