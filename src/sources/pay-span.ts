import type { RawPay } from "../jobs/posting.ts";

type PayRange = Omit<RawPay, "predicted">;

/**
 * Joins the ranges that a source states for regions, levels or tiers into one, from the lowest to the highest. Ranges
 * in another currency or period than the first are left out, because they cannot be compared.
 */
export function spanPay(ranges: readonly PayRange[]): RawPay | null {
  const stated = ranges.filter(({ min, max }) => min !== null || max !== null);
  const first = stated[0];
  if (first === undefined) return null;
  const alike = stated.filter(
    ({ currency, period }) => currency === first.currency && period === first.period,
  );
  const lows = alike.map(({ min }) => min).filter((min) => min !== null);
  const highs = alike.map(({ max }) => max).filter((max) => max !== null);
  return {
    min: lows.length === 0 ? null : Math.min(...lows),
    max: highs.length === 0 ? null : Math.max(...highs),
    currency: first.currency,
    period: first.period,
    predicted: false,
  };
}
