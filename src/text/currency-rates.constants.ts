import { currencyRows, dateOfRates } from "./currency-table.ts";

type Column<Value> = Readonly<Record<string, Value>>;

/** When the rates were taken, for people. */
export const ratesDate = dateOfRates;

/** US dollars for one unit of each currency. */
export const usdForOne: Column<number> = Object.fromEntries(currencyRows.map(({ code, usd }) => [code, usd]));

/** Prefixes of amounts in the display form. Other currencies use their code and a space. */
export const symbols: Column<string> = Object.fromEntries(
  currencyRows.flatMap(({ code, symbol }) => (symbol ? [[code, symbol]] : [])),
);

/** The currencies of the salary calculator and of offers, with their names. */
export const calculatorCurrencies: Column<string> = Object.fromEntries(
  currencyRows.flatMap(({ code, calculator }) => (calculator ? [[code, calculator]] : [])),
);

/**
 * The source of a pattern for a mark in a short text, such as a title: a sign, a sign with its country, or a code. Use it
 * with the flag "u".
 */
export const currencyPattern: string = [
  ...currencyRows.flatMap(({ words }) => words.filter((word) => /.\$$/.test(word))),
  String.raw`\p{Sc}|zł|kr\.?`,
  ...currencyRows.flatMap(({ code, isWord }) => (isWord ? [] : [code])),
]
  .map((mark) => mark.replace(/^\w+\$$/, (sign) => `${sign.slice(0, -1).toUpperCase()}\\$`))
  .join("|");
