import { deductByBands, type TaxBand } from "./deduct-by-bands.ts";
import type { Deduction, TaxTable } from "./tax-table.ts";

// Income Tax Act 2007, section 35, with the amount for 2026-27 of the Finance Act 2021, section 5.
const fullAllowance = 12_570;
const allowanceLimit = 100_000;

/** The personal allowance: half of what is above the limit is taken off, and the rest rounded up to a pound. */
function personalAllowance(pay: number): number {
  return Math.max(0, Math.ceil(fullAllowance - Math.max(0, pay - allowanceLimit) / 2));
}

/** Income tax by a scale that begins above the personal allowance. */
function incomeTax(pay: number, bands: readonly TaxBand[]): Deduction {
  const allowance = personalAllowance(pay);
  return deductByBands("Income tax", pay, [
    { label: "personal allowance", to: allowance, rate: 0 },
    ...bands.map((band) => ({ ...band, to: band.to + allowance })),
  ]);
}

/** Class 1 contributions of an employee of category A, by the thresholds of a whole year. */
function nationalInsurance(pay: number): Deduction {
  return deductByBands("National Insurance", pay, [
    { label: "below the primary threshold", to: 12_570, rate: 0 },
    { label: "up to the upper earnings limit", to: 50_270, rate: 0.08 },
    { label: "above the upper earnings limit", to: Infinity, rate: 0.02 },
  ]);
}

const mainBands: readonly TaxBand[] = [
  { label: "basic rate", to: 37_700, rate: 0.2 },
  { label: "higher rate", to: 125_140, rate: 0.4 },
  { label: "additional rate", to: Infinity, rate: 0.45 },
];

const scottishBands: readonly TaxBand[] = [
  { label: "starter rate", to: 3_967, rate: 0.19 },
  { label: "basic rate", to: 16_956, rate: 0.2 },
  { label: "intermediate rate", to: 31_092, rate: 0.21 },
  { label: "higher rate", to: 62_430, rate: 0.42 },
  { label: "advanced rate", to: 125_140, rate: 0.45 },
  { label: "top rate", to: Infinity, rate: 0.48 },
];

const common = {
  currency: "GBP",
  year: { label: "2026/27", from: "2026-04-06", to: "2027-04-05" },
  least: null,
  read: "2026-11-22",
  leftOut:
    "pension, student loan, marriage allowance, benefits in kind and any tax code other than 1257L. National Insurance is worked out for a whole year of equal pay",
} as const;

const commonSources = [
  {
    name: "Personal allowance and basic rate limit to 2027-28",
    address: "https://www.legislation.gov.uk/ukpga/2021/26/section/5",
  },
  {
    name: "Reduction of the allowance above £100,000",
    address: "https://www.legislation.gov.uk/ukpga/2007/3/section/35",
  },
  {
    name: "National Insurance thresholds to 2031",
    address:
      "https://www.gov.uk/government/publications/maintaining-income-tax-and-equivalent-national-insurance-contributions-thresholds-until-5-april-2031",
  },
  {
    name: "National Insurance, main rate of 8%",
    address: "https://www.legislation.gov.uk/ukpga/2024/5/section/1",
  },
  {
    name: "National Insurance, additional rate of 2%",
    address: "https://www.legislation.gov.uk/ukpga/2011/3/notes/division/5/1",
  },
] as const;

const mainSources = [
  {
    name: "Main rates for 2026-27, from an open copy of the Act and checked with the Scottish Parliament’s figures",
    address: "https://www.legislation.gov.uk/ukpga/2026/11/section/2",
  },
  {
    name: "Higher rate limit of £125,140",
    address: "https://www.legislation.gov.uk/ukpga/2023/1/section/6",
  },
  ...commonSources,
] as const;

/** England and Northern Ireland. */
export const england: TaxTable = {
  ...common,
  country: "GB",
  name: "England, N. Ireland",
  sources: mainSources,
  deductions: (pay) => [incomeTax(pay, mainBands), nationalInsurance(pay)],
};

/** Scotland, which has its own rates of income tax. */
export const scotland: TaxTable = {
  ...common,
  country: "GB-SCT",
  name: "Scotland",
  sources: [
    {
      name: "Scottish rates and limits for 2026-27",
      address: "https://www.parliament.scot/chamber-and-committees/votes-and-motions/S6M-20844",
    },
    ...commonSources,
  ],
  deductions: (pay) => [incomeTax(pay, scottishBands), nationalInsurance(pay)],
};

/** Wales. Its rates are the main rates less 10 percentage points plus the Senedd's 10, so they are the main rates. */
export const wales: TaxTable = {
  ...common,
  country: "GB-WLS",
  name: "Wales",
  read: "2026-11-23",
  sources: [
    {
      name: "Welsh rates of 10p for 2026-27, agreed by the Senedd on 27 January 2026 (motion NDM9117): the sitting",
      // The address that the Votes and Proceedings of the sitting name.
      address: "http://senedd.tv/en/15728",
    },
    {
      name: "How the Welsh rates are calculated",
      address: "https://www.legislation.gov.uk/ukpga/2014/29/section/9",
    },
    ...mainSources,
  ],
  deductions: england.deductions,
};
