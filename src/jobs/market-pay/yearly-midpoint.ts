import { paymentsPerYear } from "../extraction/pay-period.ts";
import { isWideRange } from "../extraction/wide-range.ts";
import type { Pay } from "../posting.ts";

/**
 * Returns the middle of a pay as an amount in a year; null when the period is unknown, the amount is absurd or the range
 * is too wide to have a middle.
 */
export function yearlyMidpoint(pay: Pay): number | null {
  const { min, max, period, payments, yearlyUsdMin, yearlyUsdMax } = pay;
  const [low, high] = [min ?? max, max ?? min];
  const isAbsurd = yearlyUsdMin === null && yearlyUsdMax === null;
  if (low === null || high === null || period === null || isAbsurd || isWideRange(pay)) return null;
  return ((low + high) / 2) * paymentsPerYear(period, payments);
}
