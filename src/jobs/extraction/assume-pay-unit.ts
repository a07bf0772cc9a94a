import type { Pay, PayRange, PayUnit, Stated } from "../posting.ts";
import { completePay } from "./pay.ts";

/**
 * Fills in the currency and the period that an operator knows for a whole file, where the posting states none. A period
 * is filled in only next to the operator's currency. The evidence names the parts that were filled in.
 *
 * @param country the country of the work, for `completePay`
 */
export function assumePayUnit(stated: Stated<Pay>, unit: PayUnit, country: string | null): Stated<Pay> {
  const { isPeriodAssumed, ...pay } = stated.value;
  const published = isPeriodAssumed ? { ...pay, period: null } : pay;
  const filled = fillIn(published, unit);
  const assumed = (["currency", "period"] as const).filter((part) => filled[part] !== published[part]);
  if (assumed.length === 0) return stated;
  const ranges = pay.ranges?.map((range) => fillIn(range, unit));
  const { pay: value } = completePay({ ...filled, ...(ranges && { ranges }) }, { country });
  return value ? { value, evidence: { ...stated.evidence, assumed } } : stated;
}

function fillIn<Range extends PayRange>(range: Range, { currency, period }: PayUnit): Range {
  const known = range.currency ?? currency;
  const isOfUnit = currency === null || known === currency;
  return { ...range, currency: known, period: range.period ?? (isOfUnit ? period : null) };
}
