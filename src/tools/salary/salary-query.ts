import { isCurrency, type Currency } from "./currencies.ts";
import { type OfferAmounts, offerParts } from "./offers.ts";
import { parseAmount } from "../../text/money.ts";
import { taxTableOf } from "./take-home/tax-tables.ts";
import { type CalculatorPeriod, calculatorPeriods, usualTime, type WorkingTime } from "./working-time.ts";

/** The fields of the page's form, as typed. Each is a parameter of its address. */
export type TypedSalary = Readonly<Record<string, string>>;

/** Everything that the calculator was asked. Each state of the page has an address. */
export type SalaryQuery = {
  /** Null when none was typed or it could not be read. */
  amount: number | null;
  period: CalculatorPeriod;
  currency: Currency;
  time: WorkingTime;
  /** Code of the country where the pay is taxed; empty for a figure before tax only. */
  country: string;
  /** Empty when no market pay was asked for. */
  occupation: string;
  place: string;
  level: string;
  /** Null until both offers have a base. */
  offers: { a: OfferAmounts; b: OfferAmounts } | null;
  typed: TypedSalary;
  /** A sentence for each field that could not be read. */
  errors: Readonly<Record<string, string>>;
};

const longest = 120;
const amountError = "Write the amount in figures, for example 52000.";

/**
 * Reads the address of the page.
 *
 * @param usual the currency of an address without one
 */
export function readSalaryQuery(parameters: URLSearchParams, usual: Currency): SalaryQuery {
  const text = (name: string) => (parameters.get(name) ?? "").trim().slice(0, longest);
  const typed: Record<string, string> = {};
  const errors: Record<string, string> = {};
  const number = (name: string, { most, error = amountError }: { most?: number; error?: string } = {}) => {
    typed[name] = text(name);
    if (typed[name] === "") return null;
    const value = parseAmount(typed[name]);
    if (value !== null && (most === undefined || (value > 0 && value <= most))) return value;
    errors[name] = error;
    return null;
  };
  const currency = text("currency").toUpperCase();
  const taxed = taxTableOf(text("country"));
  const offer = (side: string) => {
    const read = offerParts.map(({ key }) => [key, number(`${side}-${key}`)] as const);
    const values = Object.fromEntries(read.map(([key, value]) => [key, value ?? 0])) as OfferAmounts;
    return read[0]?.[1] == null ? null : values;
  };
  const [a, b] = [offer("a"), offer("b")];
  return {
    amount: number("amount"),
    period: calculatorPeriods.find((one) => one === parameters.get("period")) ?? "year",
    currency: isCurrency(currency) ? currency : (taxed?.currency ?? usual),
    country: taxed?.country ?? "",
    time: {
      hours: number("hours", { most: 168, error: "Write hours from 1 to 168." }) ?? usualTime.hours,
      days: number("days", { most: 7, error: "Write days from 1 to 7." }) ?? usualTime.days,
      weeks: number("weeks", { most: 53, error: "Write weeks from 1 to 53." }) ?? usualTime.weeks,
    },
    occupation: text("occupation"),
    place: text("place"),
    level: text("level"),
    offers: a && b && { a, b },
    typed,
    errors,
  };
}

/** Removes empty fields from the parameters of a form, so that the address stays short. Null when there are none. */
export function withoutEmpty(parameters: URLSearchParams): URLSearchParams | null {
  const filled = [...parameters].filter(([, value]) => value.trim() !== "");
  return filled.length === parameters.size ? null : new URLSearchParams(filled);
}
