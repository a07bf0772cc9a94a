import { deductByBands, round } from "./deduct-by-bands.ts";
import type { Deduction, TaxTable } from "./tax-table.ts";

/** The low income tax offset, section 61-115 of the Income Tax Assessment Act 1997. */
function lowIncomeOffset(pay: number): number {
  if (pay <= 37_500) return 700;
  if (pay <= 45_000) return round(700 - (pay - 37_500) * 0.05);
  if (pay <= 66_667) return round(325 - (pay - 45_000) * 0.015);
  return 0;
}

function incomeTax(pay: number): Deduction {
  const scale = deductByBands("Income tax", pay, [
    { label: "tax-free threshold", to: 18_200, rate: 0 },
    { label: "first rate", to: 45_000, rate: 0.15 },
    { label: "second rate", to: 135_000, rate: 0.3 },
    { label: "third rate", to: 190_000, rate: 0.37 },
    { label: "highest rate", to: Infinity, rate: 0.45 },
  ]);
  const offset = Math.min(lowIncomeOffset(pay), scale.tax);
  if (offset === 0) return scale;
  return {
    ...scale,
    tax: round(scale.tax - offset),
    parts: [...scale.parts, { label: "low income tax offset", amount: 0, rate: 0, tax: -offset }],
  };
}

/** Australia: tax of residents and the Medicare levy. */
export const australia: TaxTable = {
  country: "AU",
  name: "Australia",
  currency: "AUD",
  year: { label: "2026–27", from: "2026-07-01", to: "2027-06-30" },
  least: {
    pay: 40_000,
    reason:
      "The Medicare levy is reduced for small incomes, and the limits of this year were not read from an official page yet.",
  },
  sources: [
    {
      name: "Rates for residents, 2026-27",
      address: "https://www.ato.gov.au/law/view/document?DocID=PAC%2F20250028%2FSch1-Cl2&PiT=99991231235958",
    },
    {
      name: "Low income tax offset",
      address: "https://www.ato.gov.au/law/view/print?DocID=PAC%2F19970038%2F61-115&PiT=99991231235958",
    },
    {
      name: "Medicare levy of 2%",
      address: "https://www.ato.gov.au/law/view/document?DocID=PAC%2F19860110%2F6&PiT=99991231235958",
    },
    {
      name: "Tax-free threshold of $18,200",
      address: "https://www.ato.gov.au/law/view/document?DocID=NEM%2FEM201820%2FNAT%2FATO%2F00003",
    },
  ],
  read: "2026-11-22",
  leftOut:
    "superannuation, study loans, the Medicare levy surcharge, other offsets and the rules for families and seniors",
  deductions: (pay) => [
    incomeTax(pay),
    deductByBands("Medicare levy", pay, [{ label: "Medicare levy", to: Infinity, rate: 0.02 }]),
  ],
};
