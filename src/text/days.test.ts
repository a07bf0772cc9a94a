import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { numberOfRuns } from "../../tests/support/full-run.ts";
import { dayOrderOf, parseDay, readClosesAt, readPostedAt } from "./days.ts";

const now = new Date("2026-08-20T12:00:00Z");
const posted = (value: string | number | null) => readPostedAt(value, now)?.toISOString() ?? null;
const closes = (value: string | number | null) => readClosesAt(value, now)?.toISOString() ?? null;

test.each<[string | number, string]>([
  ["2026-03-19", "2026-03-19T00:00:00.000Z"],
  ["20260319", "2026-03-19T00:00:00.000Z"],
  ["2026-03-19T10:30:00Z", "2026-03-19T10:30:00.000Z"],
  ["2026-07-16T11:55:32-04:00", "2026-07-16T15:55:32.000Z"],
  ["2026-04-20T22:43:56.531+00:00", "2026-04-20T22:43:56.531Z"],
  ["2026-06-08 13:03:54 UTC", "2026-06-08T13:03:54.000Z"],
  ["2026-07-06T00:00:00.0000", "2026-07-06T00:00:00.000Z"],
  [1_781_589_630, "2026-06-16T06:00:30.000Z"],
  [1_781_589_630_000, "2026-06-16T06:00:30.000Z"],
  ["1781589630", "2026-06-16T06:00:30.000Z"],
  ["13/11/2025", "2025-11-13T00:00:00.000Z"],
  ["11/13/2025", "2025-11-13T00:00:00.000Z"],
  ["03.04.2026", "2026-04-03T00:00:00.000Z"],
  ["2026/04/03", "2026-04-03T00:00:00.000Z"],
  ["March 19, 2026", "2026-03-19T00:00:00.000Z"],
  ["19 March 2026", "2026-03-19T00:00:00.000Z"],
  ["19. März 2026", "2026-03-19T00:00:00.000Z"],
  ["19 de marzo de 2026", "2026-03-19T00:00:00.000Z"],
  ["1er août 2025", "2025-08-01T00:00:00.000Z"],
  ["Tue, 19 Aug 2025 10:00:00 GMT", "2025-08-19T00:00:00.000Z"],
])("reads %s", (value, expected) => {
  expect(posted(value)).toBe(expected);
});

test.each([
  ["Posted 10 May", "2026-05-10T00:00:00.000Z"],
  ["Posted 10 December", "2025-12-10T00:00:00.000Z"],
  ["Aug 20", "2026-08-20T00:00:00.000Z"],
])("a date without a year is the latest that is not in the future: %s", (value, expected) => {
  expect(posted(value)).toBe(expected);
});

test.each([
  ["3 days ago", "2026-08-17T12:00:00.000Z"],
  ["Posted 30+ days ago", "2026-07-21T12:00:00.000Z"],
  ["an hour ago", "2026-08-20T11:00:00.000Z"],
  ["2 weeks ago", "2026-08-06T12:00:00.000Z"],
  ["a month ago", "2026-07-21T12:00:00.000Z"],
  ["10 minutes ago", "2026-08-20T12:00:00.000Z"],
  ["Posted Yesterday", "2026-08-19T12:00:00.000Z"],
  ["today", "2026-08-20T12:00:00.000Z"],
  ["vor 3 Tagen", "2026-08-17T12:00:00.000Z"],
  ["il y a 2 jours", "2026-08-18T12:00:00.000Z"],
  ["hace 5 días", "2026-08-15T12:00:00.000Z"],
])("relative to the crawl: %s", (value, expected) => {
  expect(posted(value)).toBe(expected);
});

describe("invalid publication dates", () => {
  // prettier-ignore
  test.each([
    null, "", "soon", "n/a", "2026-13-45", "30/02/2026", "1999-12-31", "2026-08-23", "2028-01-01", 0, -5, 7, Number.NaN,
    Number.POSITIVE_INFINITY, 1e30, "Monday",
  ])("%s", (value) => {
    expect(posted(value)).toBeNull();
  });

  test("a date slightly in the future is accepted because of time zones", () => {
    expect(posted("2026-08-21")).toBe("2026-08-21T00:00:00.000Z");
  });
});

test("a closing date may be past or future within limits", () => {
  expect(closes("2016-04-01")).toBe("2016-04-01T00:00:00.000Z");
  expect(closes("July 30, 2027")).toBe("2027-07-30T00:00:00.000Z");
  expect(closes("15 January")).toBe("2027-01-15T00:00:00.000Z");
  expect(closes("9999-12-31")).toBeNull();
  expect(closes("2099-12-31T00:00:00Z")).toBeNull();
});

test("every time reads back from its ISO form, seconds and milliseconds", () => {
  const instant = fc.date({ min: new Date("2001-01-01"), max: now, noInvalidDate: true });
  fc.assert(
    fc.property(instant, (date) => {
      expect(readPostedAt(date.toISOString(), now)).toEqual(date);
      expect(readPostedAt(date.getTime(), now)).toEqual(date);
      const seconds = Math.floor(date.getTime() / 1000);
      expect(readPostedAt(seconds, now)).toEqual(new Date(seconds * 1000));
    }),
  );
});

test("no text gives an invalid date", () => {
  const piece = fc.constantFrom(
    "2026",
    "31",
    "12",
    "00",
    "-",
    "/",
    ".",
    ":",
    " ",
    "T",
    "Z",
    "may",
    "ago",
    "days",
    "+",
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 9 }).map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(fc.oneof(text, fc.double()), (value) => {
      for (const date of [readPostedAt(value, now), readClosesAt(value, now)]) {
        if (date) expect(Number.isNaN(date.getTime())).toBe(false);
      }
    }),
    { numRuns: numberOfRuns(2000) },
  );
});

const american = { order: "month-first", now, lean: "past" } as const;
const european = { ...american, order: "day-first" } as const;

test.each([
  ["11/13/25, 9:42 AM", "2025-11-13"],
  ["5/6/26", "2026-05-06"],
  ["2026.05.07", "2026-05-07"],
  ["2026-5-7", "2026-05-07"],
  ["2026-05-07T23:30:00-08:00", "2026-05-07"],
  ["03-Mar-2026", "2026-03-03"],
  ["07-May-26", "2026-05-07"],
  ["May 7, '26", "2026-05-07"],
  ["7 mai 2026", "2026-05-07"],
  ["Thu, May 7", "2026-05-07"],
  ["Thu 5/7/2026", "2026-05-07"],
  ["45783", "2025-05-06"],
  ["07.05.2026", "2026-05-07"],
  ["13/05/2026", null],
  ["31-Feb-2026", null],
  ["yesterday", null],
  ["soon", null],
  ["12", null],
])("the cell %j is %j in a column with the month first", (text, day) => {
  expect(parseDay(text, american)).toBe(day);
});

test("the order of the column decides, also against a day that only the other order has", () => {
  expect(parseDay("11/04/2026", european)).toBe("2026-04-11");
  expect(parseDay("04/13/2026", european)).toBeNull();
});

test.each([
  [["03/04/2026", "25/04/2026"], "day-first"],
  [["11/05/2026", "10/31/2026"], "month-first"],
  [["3-4-26", "", "no date"], "unclear"],
  [["13/11/2026", "11/13/2026"], "unclear"],
  [["1/5/26, 9:29 AM"], "month-first"],
  [["03.04.2026", "2026-04-03"], null],
])("the column %j is %s", (column, order) => {
  expect(dayOrderOf(column)).toBe(order);
});

test("each day that is written in an order is read back from a column of that order", () => {
  const days = fc.array(
    fc.date({ min: new Date("1990-01-01"), max: new Date("2080-01-01"), noInvalidDate: true }),
    {
      minLength: 1,
    },
  );
  fc.assert(
    fc.property(days, fc.constantFrom("day-first" as const, "month-first" as const), (dates, order) => {
      const iso = dates.map((date) => date.toISOString().slice(0, 10));
      const written = iso.map((day) => {
        const [year, month, date] = day.split("-");
        return order === "day-first" ? `${date}/${month}/${year}` : `${month}/${date}/${year}`;
      });
      expect([order, "unclear"]).toContain(dayOrderOf(written));
      expect(written.map((text) => parseDay(text, { order, now, lean: "past" }))).toEqual(iso);
    }),
    { numRuns: numberOfRuns(200) },
  );
});

test("the order of the country decides only dates that can be read both ways", () => {
  const day = (text: string) =>
    readPostedAt(text, new Date("2026-11-29"), "month-first")?.toISOString().slice(0, 10);
  expect(day("11/05/2026")).toBe("2026-11-05");
  expect(day("25/04/2026")).toBe("2026-04-25");
  // The eleventh of December is yet to come.
  expect(day("12/11/2026")).toBe("2026-11-12");
});
