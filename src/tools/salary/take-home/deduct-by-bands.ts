import type { Deduction, TaxPart } from "./tax-table.ts";

/** A band of a scale: the rate up to `to`. The last band has no upper end. */
export type TaxBand = { label: string; to: number; rate: number };

/** Works out a deduction by a scale of bands that begins at 0. Amounts are rounded to a hundredth. */
export function deductByBands(label: string, amount: number, bands: readonly TaxBand[]): Deduction {
  let from = 0;
  const parts: TaxPart[] = [];
  for (const band of bands) {
    const slice = round(Math.min(amount, band.to) - from);
    if (slice > 0)
      parts.push({ label: band.label, amount: slice, rate: band.rate, tax: round(slice * band.rate) });
    from = Math.min(amount, band.to);
  }
  return { label, tax: round(parts.reduce((sum, { tax }) => sum + tax, 0)), parts };
}

/** Rounds to a hundredth. */
export function round(amount: number): number {
  return Math.round((amount + Number.EPSILON) * 100) / 100;
}
