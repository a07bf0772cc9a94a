import { paymentsPerYear } from "../normalise/pay-period.ts";
import type { Pay } from "../posting.ts";

/** Returns the middle of a pay as an amount in a year; null when the period is unknown or the amount is absurd. */
export function yearlyMidpoint({
  min,
  max,
  period,
  payments,
  yearlyUsdMin,
  yearlyUsdMax,
}: Pay): number | null {
  const [low, high] = [min ?? max, max ?? min];
  const isAbsurd = yearlyUsdMin === null && yearlyUsdMax === null;
  if (low === null || high === null || period === null || isAbsurd) return null;
  return ((low + high) / 2) * paymentsPerYear(period, payments);
}
