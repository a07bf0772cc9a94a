import * as fc from "fast-check";
import { expect, test } from "vitest";
import { daysFrom, newestDays } from "./day-window.ts";

const days = [
  { day: 107, jobs: 100 },
  { day: 106, jobs: 100 },
  { day: 104, jobs: 100 },
  { day: 60, jobs: 700 },
];

test("takes the newest days until they hold enough jobs", () => {
  expect(newestDays(days, 150)).toEqual({ from: 106, lexemes: ["d=107", "d=106"], jobs: 200 });
});

test("skips days without jobs", () => {
  expect(newestDays(days, 250)).toEqual({ from: 104, lexemes: ["d=107", "d=106", "d=104"], jobs: 300 });
});

test("returns no window when all jobs are needed", () => {
  expect(newestDays(days, 1_000)).toBeNull();
  expect(newestDays([], 10)).toBeNull();
});

test("uses whole weeks when there are many days", () => {
  const daily = Array.from({ length: 60 }, (_, index) => ({ day: 7_059 - index, jobs: 10 }));
  const window = newestDays(daily, 200);
  expect(window?.lexemes.every((lexeme) => lexeme.startsWith("w="))).toBe(true);
  expect((window?.from ?? 1) % 7).toBe(0);
  const inWindow = daily.filter(({ day }) => day >= (window?.from ?? 0));
  expect(window?.jobs).toBe(inWindow.length * 10);
});

test("a window holds at least the wanted number of jobs", () => {
  const histogram = fc.uniqueArray(
    fc.record({ day: fc.integer({ min: 0, max: 20_000 }), jobs: fc.nat(5_000) }),
    {
      selector: (entry) => entry.day,
      maxLength: 80,
    },
  );
  fc.assert(
    fc.property(histogram, fc.nat(100_000), (unsorted, wanted) => {
      const sorted = unsorted.sort((a, b) => b.day - a.day);
      const window = newestDays(sorted, wanted);
      if (window) expect(window.jobs).toBeGreaterThanOrEqual(wanted);
    }),
  );
});

test("starts at a day, or at the beginning of its week when that is long ago", () => {
  expect(daysFrom(days, 104)).toEqual({ from: 104, lexemes: ["d=107", "d=106", "d=104"], jobs: 300 });
  const daily = Array.from({ length: 60 }, (_, index) => ({ day: 7_059 - index, jobs: 10 }));
  const window = daysFrom(daily, 7_040);
  expect(window?.from).toBe(7_035);
  expect(window?.lexemes).toEqual(["w=1008", "w=1007", "w=1006", "w=1005"]);
  expect(daysFrom(days, 0)).toBeNull();
});
