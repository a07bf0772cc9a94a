import type { TaxScale } from "./tax-tables.ts";

/** One slice of a pay: its amount, its rate and the deduction. */
export type TaxPart = { label: string; amount: number; rate: number; tax: number };

/** One deduction from a year's pay, such as income tax, with the slices that it is made of. */
export type Deduction = { label: string; tax: number; parts: readonly TaxPart[] };

/** Works out a deduction from a year's pay. Amounts are rounded to a hundredth. */
export function deductByScale(pay: number, { label, allowance, bands, offset }: TaxScale): Deduction {
  const free = allowance ? allowanceOf(pay, allowance) : 0;
  const parts: TaxPart[] = [];
  let from = 0;
  for (const band of allowance ? [{ label: allowance.label, to: 0, rate: 0 }, ...bands] : bands) {
    const end = Math.min(pay, band.to === null ? Infinity : band.to + free);
    const amount = round(end - from);
    if (amount > 0)
      parts.push({ label: band.label, amount, rate: band.rate, tax: round(amount * band.rate) });
    from = end;
  }
  const tax = round(parts.reduce((sum, part) => sum + part.tax, 0));
  const off = offset ? Math.min(offsetOf(pay, offset), tax) : 0;
  if (!offset || off === 0) return { label, tax, parts };
  return {
    label,
    tax: round(tax - off),
    parts: [...parts, { label: offset.label, amount: 0, rate: 0, tax: -off }],
  };
}

/** The allowance in whole units of currency, rounded up. */
function allowanceOf(pay: number, { amount, limit, rateAboveLimit }: NonNullable<TaxScale["allowance"]>) {
  return Math.max(0, Math.ceil(amount - Math.max(0, pay - limit) * rateAboveLimit));
}

function offsetOf(pay: number, { amount, reductions }: NonNullable<TaxScale["offset"]>): number {
  const reduced = reductions.reduce((sum, { above, rate }, at) => {
    const end = Math.min(pay, reductions[at + 1]?.above ?? Infinity);
    return sum + Math.max(0, end - above) * rate;
  }, 0);
  return Math.max(0, round(amount - reduced));
}

/** Rounds to a hundredth. */
export function round(amount: number): number {
  return Math.round((amount + Number.EPSILON) * 100) / 100;
}
