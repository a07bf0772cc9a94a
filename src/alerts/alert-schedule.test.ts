import * as fc from "fast-check";
import { expect, test } from "vitest";
import { alertSchedule } from "./send-due-alerts.server.ts";

test.each([
  // A Sunday, before and after six.
  ["2026-11-22T05:59:00Z", "2026-11-21T06:00:00Z", "2026-11-16T06:00:00Z"],
  ["2026-11-22T06:00:00Z", "2026-11-22T06:00:00Z", "2026-11-16T06:00:00Z"],
  // A Monday, before and after six.
  ["2026-11-23T05:00:00Z", "2026-11-22T06:00:00Z", "2026-11-16T06:00:00Z"],
  ["2026-11-23T07:00:00Z", "2026-11-23T06:00:00Z", "2026-11-23T06:00:00Z"],
])("at %s, the last morning was %s and the last Monday %s", (now, daily, weekly) => {
  expect(alertSchedule(new Date(now), "UTC")).toMatchObject({
    daily: new Date(daily),
    weekly: new Date(weekly),
  });
});

test.each([
  // Six o'clock is earlier in the east and later in the west.
  ["Asia/Kolkata", "2026-11-23T00:29:00Z", "2026-11-22T00:30:00Z", "2026-11-16T00:30:00Z"],
  ["Asia/Kolkata", "2026-11-23T00:30:00Z", "2026-11-23T00:30:00Z", "2026-11-23T00:30:00Z"],
  ["America/Denver", "2026-11-23T12:59:00Z", "2026-11-22T13:00:00Z", "2026-11-16T13:00:00Z"],
  ["America/Denver", "2026-11-23T13:00:00Z", "2026-11-23T13:00:00Z", "2026-11-23T13:00:00Z"],
  // Clocks were put back on Sunday night.
  ["Europe/Berlin", "2026-10-25T12:00:00Z", "2026-10-25T05:00:00Z", "2026-10-19T04:00:00Z"],
])("in %s at %s, the last morning was %s and the last Monday %s", (zone, now, daily, weekly) => {
  expect(alertSchedule(new Date(now), zone)).toMatchObject({
    daily: new Date(daily),
    weekly: new Date(weekly),
  });
});

test("the last morning is at most a day ago, and the last Monday at most a week", () => {
  const day = 86_400_000;
  const moment = fc.date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(moment, (now) => {
      const { daily, weekly } = alertSchedule(now, "UTC");
      expect(now.getTime() - daily.getTime()).toBeGreaterThanOrEqual(0);
      expect(now.getTime() - daily.getTime()).toBeLessThan(day);
      expect(weekly.getUTCDay()).toBe(1);
      expect(daily.getTime() - weekly.getTime()).toBeLessThan(7 * day);
    }),
  );
});
