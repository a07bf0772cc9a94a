import * as fc from "fast-check";
import { expect, test } from "vitest";
import { homeFigures, roundedDown, type CountedFigures } from "./home-figures.ts";

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

const counted: CountedFigures = {
  jobs: 48_213,
  areSamples: false,
  foundLastDay: { count: 412, isExact: true },
  sources: 71,
  cvs: 199,
  readyCvs: 199,
};

test("below 200 CVs, the figures are of jobs and sources", () => {
  expect(homeFigures(counted)).toEqual([
    { label: "jobs available", value: "48,000+" },
    { label: "new since yesterday", value: "410+" },
    { label: "sources read", value: "71" },
  ]);
});

test("a fresh install counts its samples, and nothing else", () => {
  const fresh = { jobs: 5, areSamples: true, foundLastDay: { count: 0, isExact: true }, sources: 0 };
  expect(homeFigures({ ...counted, ...fresh, cvs: 0, readyCvs: 0 })).toEqual([
    { label: "sample jobs", value: "5" },
    { label: "new since yesterday", value: "0" },
    { label: "sources read", value: "0" },
  ]);
});

test("from 200 CVs on, they are counted, and their rate is never rounded up", () => {
  expect(homeFigures({ ...counted, cvs: 1_234, readyCvs: 999 }).slice(1)).toEqual([
    { label: "CVs built", value: "1,200+" },
    { label: "ATS success rate", value: "80%" },
  ]);
});

test("a count that is a lower bound says so", () => {
  const found = (count: number) => homeFigures({ ...counted, foundLastDay: { count, isExact: false } })[1];
  expect([found(999)?.value, found(12)?.value]).toEqual(["990+", "12+"]);
});
