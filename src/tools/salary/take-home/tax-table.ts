import type { Currency } from "../currencies.ts";

/** One slice of a pay, its rate and what is taken of it. */
export type TaxPart = { label: string; amount: number; rate: number; tax: number };

/** One deduction from a year's pay, such as income tax, with the slices that it is made of. */
export type Deduction = { label: string; tax: number; parts: readonly TaxPart[] };

/** The deductions from a year's pay in one country and tax year. Each country has one file. */
export type TaxTable = {
  /** Code of ISO 3166, as in the address of the page. */
  country: string;
  name: string;
  currency: Currency;
  year: {
    label: string;
    /** First and last ISO day. */
    from: string;
    to: string;
  };
  /** Lowest yearly pay with a figure, and why less has none; null when every pay has one. */
  least: { pay: number; reason: string } | null;
  /** The official pages that the figures come from. */
  sources: readonly { name: string; address: string }[];
  /** ISO day on which they were read. */
  read: string;
  /** Items that the figure does not consider, as the end of the sentence "Left out: …". */
  leftOut: string;
  /** Works out the deductions from a year's pay of an employee with one job and no other income. */
  deductions: (pay: number) => readonly Deduction[];
};
