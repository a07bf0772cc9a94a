import * as fc from "fast-check";
import { expect, test } from "vitest";
import { foundFigure, homeFigures, roundedDown } from "./home-figures.ts";

test("rounds down to a round number, and leaves small numbers exact", () => {
  expect([0, 7, 99, 100, 129, 1_234, 10_482, 999_999].map(roundedDown)).toEqual([
    "0",
    "7",
    "99",
    "100+",
    "120+",
    "1,200+",
    "10,000+",
    "990,000+",
  ]);
});

test("never claims more than there is, and never less than nine tenths of it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (count) => {
      const shown = Number(roundedDown(count).replace(/[,+]/g, ""));
      expect(shown).toBeLessThanOrEqual(count);
      expect(shown).toBeGreaterThanOrEqual(count * 0.9);
    }),
  );
});

test("a fresh install shows sample figures and says so", () => {
  expect(homeFigures({ jobs: 5, areSamples: true, cvs: 0, readyCvs: 0 })).toEqual([
    { label: "jobs available", value: "10,000+", isSample: true },
    { label: "CVs built", value: "5,000+", isSample: true },
    { label: "ATS success rate", value: "85%", isSample: true },
  ]);
});

test("real jobs are counted even while no CVs are stored", () => {
  expect(
    homeFigures({ jobs: 48_213, areSamples: false, cvs: 0, readyCvs: 0 }).map((figure) => [
      figure.value,
      figure.isSample,
    ]),
  ).toEqual([
    ["48,000+", false],
    ["5,000+", true],
    ["85%", true],
  ]);
});

test("CVs are counted from the first one, and their rate is never rounded up", () => {
  const figures = homeFigures({ jobs: 5, areSamples: true, cvs: 1_234, readyCvs: 999 });
  expect(figures.slice(1)).toEqual([
    { label: "CVs built", value: "1,200+", isSample: false },
    { label: "ATS success rate", value: "80%", isSample: false },
  ]);
});

test("the count of the last hour is exact up to the limit of the count", () => {
  expect([0, 412, 1_000].map(foundFigure)).toEqual(["0", "412", "1,000+"]);
});
