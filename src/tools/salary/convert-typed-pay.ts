import { parseAmount } from "../../text/money.ts";
import { convertPay, type CalculatorPeriod, calculatorPeriods, usualTime } from "./working-time.ts";

/**
 * Converts a pay that a person typed, for usual working time.
 *
 * @returns pay is null when the amount cannot be read. An unknown period is a month.
 */
export function convertTypedPay(typed: string, typedPeriod: string) {
  const period: CalculatorPeriod = calculatorPeriods.find((one) => one === typedPeriod) ?? "month";
  const amount = parseAmount(typed);
  return { typed, period, pay: amount === null ? null : convertPay(amount, period, usualTime) };
}
