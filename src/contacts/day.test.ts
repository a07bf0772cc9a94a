import * as fc from "fast-check";
import { expect, test } from "vitest";
import { daysBetween } from "../platform/clock/zoned-time.ts";
import { addDays, daysAgoText, utcDayOf, formatNearDay, parseDay } from "./day.ts";

test("reads days that exist, and no others", () => {
  expect(parseDay("2026-02-28")).toBe("2026-02-28");
  expect(parseDay("2028-02-29")).toBe("2028-02-29");
  for (const wrong of ["2026-02-29", "2026-13-01", "26-02-01", "2026-2-1", "9999-01-01", "", "tomorrow"])
    expect(parseDay(wrong)).toBeNull();
});

test("adding days is the opposite of counting them", () => {
  const someDay = fc.date({ min: new Date("1990-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(someDay, fc.integer({ min: -5_000, max: 5_000 }), (moment, days) => {
      const day = utcDayOf(moment);
      expect(daysBetween(day, addDays(day, days))).toBe(days);
    }),
  );
});

test("names the nearest days, the weekdays of the week, and the year of a day in another year", () => {
  const today = "2026-11-22";
  const words = ["2026-11-21", today, "2026-11-23", "2026-11-24", "2026-12-01", "2027-01-05"].map((day) =>
    formatNearDay(day, today),
  );
  expect(words).toEqual(["yesterday", "today", "tomorrow", "Tue 24 Nov", "1 Dec", "5 Jan 2027"]);
});

test("says how long ago a day was", () => {
  const today = "2026-11-22";
  const words = ["2026-11-22", "2026-11-21", "2026-11-13", "2026-11-01", "2026-08-20", "2023-11-22"].map(
    (day) => daysAgoText(day, today),
  );
  expect(words).toEqual(["today", "yesterday", "9 days ago", "3 weeks ago", "3 months ago", "3 years ago"]);
});
