import { round } from "./deduct-by-bands.ts";
import type { Deduction, TaxTable } from "./tax-table.ts";

export type TakeHome = {
  pay: number;
  deductions: readonly Deduction[];
  net: number;
  /** The pay rise of which `keptOfRise` remains after deductions. */
  rise: number;
  keptOfRise: number;
};

/** Works out a year's take-home pay. Null when the table has no figure for so little pay. */
export function workOutTakeHome({ deductions, least }: TaxTable, pay: number): TakeHome | null {
  if (pay < (least?.pay ?? 0)) return null;
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
