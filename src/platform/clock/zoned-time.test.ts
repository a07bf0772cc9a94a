import * as fc from "fast-check";
import { expect, test } from "vitest";
import { daysBetween, dayIn, isDay, isTimeZone, localTimeOf, momentAt } from "./zoned-time.ts";

test.each([
  ["2026-11-26T14:30", "Europe/Berlin", "2026-11-26T13:30:00.000Z"],
  ["2026-11-26T14:30", "America/Denver", "2026-11-26T21:30:00.000Z"],
  ["2026-07-01T00:00", "Asia/Kolkata", "2026-06-30T18:30:00.000Z"],
  // Clocks skip from 02:00 to 03:00.
  ["2026-03-29T02:30", "Europe/Berlin", "2026-03-29T01:30:00.000Z"],
  // Clocks show 02:30 twice.
  ["2026-10-25T02:30", "Europe/Berlin", "2026-10-25T00:30:00.000Z"],
])("%s in %s is %s", (local, zone, moment) => {
  expect(momentAt(local, zone)?.toISOString()).toBe(moment);
});

test.each(["", "tomorrow", "2026-02-30T10:00", "2026-11-26", "2026-11-26T25:00", "0026-11-26T10:00"])(
  "%j is not a time",
  (text) => {
    expect(momentAt(text, "UTC")).toBeNull();
  },
);

test("a moment is read back as it was written, in any zone", () => {
  const zones = Intl.supportedValuesOf("timeZone");
  const moments = fc.date({
    min: new Date("1990-01-01T00:00Z"),
    max: new Date("2060-01-01T00:00Z"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, fc.constantFrom(...zones), (moment, zone) => {
      const local = localTimeOf(moment, zone);
      const read = momentAt(local, zone);
      return read !== null && localTimeOf(read, zone) === local;
    }),
  );
});

test("days and zones", () => {
  expect(dayIn(new Date("2026-11-22T23:30:00Z"), "Europe/Berlin")).toBe("2026-11-23");
  expect(daysBetween("2026-11-22", "2026-12-01")).toBe(9);
  expect(["2026-02-28", "2026-02-29", "2026-2-1", ""].map(isDay)).toEqual([true, false, false, false]);
  expect(["Europe/Berlin", "UTC", "Mars/Crater", ""].map(isTimeZone)).toEqual([true, true, false, false]);
});
