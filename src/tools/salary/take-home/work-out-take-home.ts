import { deductByScale, round, type Deduction } from "./deductions.ts";
import type { TaxTable } from "./tax-tables.ts";

export type TakeHome = {
  pay: number;
  deductions: readonly Deduction[];
  net: number;
  /** A pay rise before deductions. `keptOfRise` is left after them. */
  rise: number;
  keptOfRise: number;
};

/** Works out a year's take-home pay. Null when the table has no figure for so little pay. */
export function workOutTakeHome({ deductions: scales, least }: TaxTable, pay: number): TakeHome | null {
  if (pay < (least?.pay ?? 0)) return null;
  const deductions = (amount: number) => scales.map((scale) => deductByScale(amount, scale));
  const net = (amount: number) =>
    round(deductions(amount).reduce((left, { tax }) => left - tax, round(amount)));
  const rise = 1000;
  return {
    pay,
    deductions: deductions(pay),
    net: net(pay),
    rise,
    keptOfRise: round(net(pay + rise) - net(pay)),
  };
}

/** Whether the tax year of a table has ended on an ISO day. */
export function isYearOver({ year }: TaxTable, today: string): boolean {
  return today > year.to;
}
