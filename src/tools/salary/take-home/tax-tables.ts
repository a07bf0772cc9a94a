import australia from "../../../../data/taxes/australia.json" with { type: "json" };
import england from "../../../../data/taxes/england-and-northern-ireland.json" with { type: "json" };
import scotland from "../../../../data/taxes/scotland.json" with { type: "json" };
import wales from "../../../../data/taxes/wales.json" with { type: "json" };
import type { Currency } from "../currencies.ts";

/**
 * The deductions for employees with one job and no other income, in one country and tax year: a file of `data/taxes`.
 */
export type TaxTable = {
  /** Code of ISO 3166, as in the address of the page. */
  country: string;
  name: string;
  currency: Currency;
  /** `from` and `to` are the first and last ISO day. */
  year: { label: string; from: string; to: string };
  /** ISO day on which the sources were read. */
  read: string;
  /** The official pages that the figures come from. */
  sources: readonly { name: string; address: string }[];
  /** Lowest yearly pay with a figure, and why less has none; null when every pay has one. */
  least: { pay: number; reason: string } | null;
  /** Items that the figure does not consider, as the end of the sentence "Left out: …". */
  leftOut: string;
  deductions: readonly TaxScale[];
};

/** How one deduction is worked out from a year's pay. */
export type TaxScale = {
  label: string;
  /** A part of the pay that is free of tax. Above the limit, a share of what exceeds it is taken off the allowance. */
  allowance?: { label: string; amount: number; limit: number; rateAboveLimit: number };
  /** The rate up to `to`, counted from the end of the allowance. The last band has no upper end. */
  bands: readonly { label: string; to: number | null; rate: number }[];
  /** An amount off the tax. It shrinks by a share of what each step of the pay exceeds. */
  offset?: { label: string; amount: number; reductions: readonly { above: number; rate: number }[] };
};

/** The countries with a take-home figure, by name. */
export const taxTables = [australia, england, scotland, wales] as readonly TaxTable[];

/** Returns the table of a country; null when it is not listed. */
export function taxTableOf(country: string): TaxTable | null {
  return taxTables.find((table) => table.country === country.toUpperCase()) ?? null;
}
