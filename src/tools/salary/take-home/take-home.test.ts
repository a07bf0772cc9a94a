import * as fc from "fast-check";
import { expect, test } from "vitest";
import { deductByScale } from "./deductions.ts";
import { taxTableOf, taxTables, type TaxTable } from "./tax-tables.ts";
import { isYearOver, workOutTakeHome } from "./work-out-take-home.ts";

function tableOf(country: string): TaxTable {
  const table = taxTableOf(country);
  if (!table) throw new Error(`no table of ${country}`);
  return table;
}
const [australia, england, scotland, wales] = [
  tableOf("AU"),
  tableOf("GB"),
  tableOf("GB-SCT"),
  tableOf("GB-WLS"),
];

function taxes(table: TaxTable, pay: number): number[] {
  return table.deductions.map((scale) => deductByScale(pay, scale).tax);
}

/**
 * Income tax of 2026-27 by the Scottish Parliament's own table: pay, tax in Scotland, and how much more that is than in
 * the rest of the United Kingdom, in whole pounds.
 */
const official: readonly (readonly [number, number, number])[] = [
  [20_000, 1_446, -40],
  [25_000, 2_446, -40],
  [30_000, 3_451, -35],
  [35_000, 4_501, 15],
  [40_000, 5_551, 65],
  [45_000, 6_882, 396],
  [50_000, 8_982, 1_496],
  [55_000, 11_082, 1_650],
  [75_000, 19_482, 2_050],
  [100_000, 30_732, 3_300],
  [150_000, 59_634, 5_931],
];

test.each(official)(
  "£%d: income tax is within a pound of the official table",
  (pay, scottish, difference) => {
    expect(Math.abs((taxes(scotland, pay)[0] ?? 0) - scottish)).toBeLessThan(1);
    expect(Math.abs((taxes(england, pay)[0] ?? 0) - (scottish - difference))).toBeLessThan(1);
  },
);

// Worked by hand from the cited tables: income tax, National Insurance.
test.each([
  [12_570, 0, 0],
  [12_571, 0.2, 0.08],
  [50_270, 7_540, 3_016],
  [50_271, 7_540.4, 3_016.02],
  [52_000, 8_232, 3_050.6],
  [100_000, 27_432, 4_010.6],
  [112_570, 34_974, 4_262],
  [125_140, 42_516, 4_513.4],
  [125_141, 42_516.45, 4_513.42],
])("England, £%d: income tax %d and National Insurance %d", (pay, income, insurance) => {
  expect(taxes(england, pay)).toEqual([income, insurance]);
});

test.each([
  [16_537, 753.73],
  [16_538, 753.93],
  [29_526, 3_351.53],
  [43_662, 6_320.09],
  [43_663, 6_320.51],
  [75_000, 19_482.05],
  [125_140, 47_701.55],
])("Scotland at the edges of its bands, £%d: income tax %d", (pay, income) => {
  expect(taxes(scotland, pay)[0]).toBeCloseTo(income, 2);
});

// Worked by hand: each main rate less 10 points plus the 10p of the Senedd, so 20 %, 40 % and 45 %.
test.each([
  [12_570, 0, 0],
  [20_000, 1_486, 594.4],
  [50_270, 7_540, 3_016],
  [60_000, 11_432, 3_210.6],
  [100_000, 27_432, 4_010.6],
  [125_140, 42_516, 4_513.4],
  [130_000, 44_703, 4_610.6],
])("Wales, £%d: income tax %d and National Insurance %d", (pay, income, insurance) => {
  expect(taxes(wales, pay)).toEqual([income, insurance]);
});

// Worked by hand from the cited tables: income tax after the offset, Medicare levy.
test.each([
  [40_000, 2_695, 800],
  [45_000, 3_695, 900],
  [45_001, 3_695.32, 900.02],
  [66_667, 10_520.1, 1_333.34],
  [80_000, 14_520, 1_600],
  [135_000, 31_020, 2_700],
  [190_000, 51_370, 3_800],
  [250_000, 78_370, 5_000],
])("Australia, $%d: income tax %d and Medicare levy %d", (pay, income, levy) => {
  const [tax = 0, medicare = 0] = taxes(australia, pay);
  expect(tax).toBeCloseTo(income, 1);
  expect(medicare).toBeCloseTo(levy, 2);
});

test("takes the deductions off, and says what is left of a rise", () => {
  expect(workOutTakeHome(england, 52_000)).toMatchObject({ net: 40_717.4, keptOfRise: 580 });
});

test("a pay below the lowest one has no figure", () => {
  expect(workOutTakeHome(australia, 39_999)).toBeNull();
  expect(workOutTakeHome(australia, 40_000)?.net).toBe(36_505);
});

test("a year is over on the day after its last", () => {
  expect(isYearOver(england, "2027-04-05")).toBe(false);
  expect(isYearOver(england, "2027-04-06")).toBe(true);
});

test("countries are found by their code, and every table names where it comes from", () => {
  expect(taxTableOf("gb")?.name).toBe("England, N. Ireland");
  expect(taxTableOf("FR")).toBeNull();
  for (const { sources, leftOut } of taxTables) {
    expect(sources.length).toBeGreaterThan(2);
    expect(
      sources.every(({ address }) =>
        /^https?:\/\/(?:\S+\.(?:gov\.uk|gov\.au|scot)|senedd\.tv)\//.test(address),
      ),
    ).toBe(true);
    expect(leftOut.length).toBeGreaterThan(20);
  }
});

test.each(taxTables.map((table) => [table.name, table] as const))(
  "%s: more pay never leaves less",
  (_, table) => {
    const pay = fc.integer({ min: table.least?.pay ?? 0, max: 400_000 });
    fc.assert(
      fc.property(pay, fc.integer({ min: 1, max: 50_000 }), (before, rise) => {
        const [less, more] = [workOutTakeHome(table, before), workOutTakeHome(table, before + rise)];
        expect(more?.net ?? 0).toBeGreaterThanOrEqual(less?.net ?? 0);
        const taken = less?.deductions.reduce((sum, { tax }) => sum + tax, less.net) ?? 0;
        expect(taken).toBeCloseTo(before, 2);
        for (const { tax, parts } of less?.deductions ?? [])
          expect(parts.reduce((sum, part) => sum + part.tax, 0)).toBeCloseTo(tax, 2);
      }),
    );
  },
);
