import type { Pay, PayRange } from "../posting.ts";
import { completePay } from "./pay.ts";
import type { PayHint } from "./pay.ts";
import { widestRange } from "./wide-range.ts";

/** More ranges than this are a table of grades. */
const maxRanges = 12;

/**
 * Joins the ranges that an advert states for regions, levels or kinds of contract. `min` and `max` span those in the
 * currency and period of the first, because others cannot be compared.
 *
 * @param all all ranges, including the first
 */
export function joinRanges(first: Pay, all: readonly Pay[], hint: PayHint): Pay {
  const ranges = withoutWhole(distinct(all)).slice(0, maxRanges);
  const alike = ranges.filter((range) => isAlike(range, first));
  const stated = alike.find(({ isStated }) => isStated);
  const { pay } = completePay(
    {
      ...first,
      period: stated?.period ?? first.period,
      isPeriodAssumed: stated ? false : first.isPeriodAssumed,
      min: Math.min(...alike.flatMap(({ min }) => min ?? [])),
      max: Math.max(...alike.flatMap(({ max }) => max ?? [])),
    },
    hint,
  );
  if (!pay || ranges.length < 2) return pay ?? first;
  return { ...pay, ranges: ranges.map(({ min, max, currency, period }) => ({ min, max, currency, period })) };
}

type StatedRange = PayRange & { isStated: boolean };

/** The same amounts with and without a period are one range. */
function distinct(stated: readonly Pay[]): StatedRange[] {
  const found = new Map<string, StatedRange>();
  for (const { min, max, currency, period, isPeriodAssumed } of stated) {
    const key = [min, max, currency].join(" ");
    const isStated = period !== null && isPeriodAssumed !== true;
    if (isStated || !found.has(key)) found.set(key, { min, max, currency, period, isStated });
  }
  return [...found.values()];
}

/** Leaves out a range that is stated as a whole and again in parts. */
function withoutWhole(ranges: readonly StatedRange[]): StatedRange[] {
  return ranges.filter((range) => {
    const parts = ranges.filter((other) => other !== range && isAlike(other, range));
    const isWhole =
      parts.length > 1 &&
      range.min === Math.min(...parts.flatMap(({ min }) => min ?? [])) &&
      range.max === Math.max(...parts.flatMap(({ max }) => max ?? []));
    return !isWhole;
  });
}

function isAlike(range: PayRange, first: PayRange): boolean {
  return (
    range.currency === first.currency &&
    (range.period === first.period || range.period === null || first.period === null) &&
    (range.max ?? 0) <= (first.max ?? 0) * widestRange &&
    (range.max ?? 0) * widestRange >= (first.max ?? 0)
  );
}
