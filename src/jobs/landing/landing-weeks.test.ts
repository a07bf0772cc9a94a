import { expect, test } from "vitest";
import { joinWeeks, shownWeeks, weekOf } from "./landing-weeks.ts";

const now = new Date("2026-11-25T12:00:00Z");

test("a week begins on Monday", () => {
  expect(weekOf(new Date("2026-11-23T00:00:00Z"))).toBe("2026-11-23");
  expect(weekOf(new Date("2026-11-29T23:59:59Z"))).toBe("2026-11-23");
});

test("a week keeps its highest count when adverts are gone, and old weeks are dropped", () => {
  const before = {
    countedFrom: "2026-08-03",
    counts: [
      { starts: "2026-08-03", openings: 9 },
      { starts: "2026-11-16", openings: 7 },
    ],
  };
  const counted = [
    { starts: "2026-11-16", openings: 5 },
    { starts: "2026-11-23", openings: 2 },
  ];
  expect(joinWeeks(before, counted, now)).toEqual({
    countedFrom: "2026-08-03",
    counts: [
      { starts: "2026-11-16", openings: 7 },
      { starts: "2026-11-23", openings: 2 },
    ],
  });
});

test("a week without new adverts counts as none, and weeks before the first are not shown", () => {
  const weeks = joinWeeks(undefined, [{ starts: "2026-11-09", openings: 3 }], now);
  expect(weeks.countedFrom).toBe("2026-11-23");
  expect(shownWeeks(weeks, now)).toEqual([
    { starts: "2026-11-09", openings: 3 },
    { starts: "2026-11-16", openings: 0 },
    { starts: "2026-11-23", openings: 0 },
  ]);
});
