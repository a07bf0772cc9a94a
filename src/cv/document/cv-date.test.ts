import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readCvDate, writeCvDate } from "./cv-date.ts";

test.each([
  ["03/2021", { year: 2021, month: 3 }],
  ["3/2021", { year: 2021, month: 3 }],
  [" 12.1999 ", { year: 1999, month: 12 }],
  ["2021", { year: 2021, month: null }],
  ["2021-03", { year: 2021, month: 3 }],
  ["2021-03-28", { year: 2021, month: 3 }],
  ["٠٣/٢٠٢١", { year: 2021, month: 3 }],
  ["０３／２０２１", { year: 2021, month: 3 }],
  ["2021年3月", { year: 2021, month: 3 }],
  ["2021年", { year: 2021, month: null }],
  ["Present", "present"],
  ["PRESENT", "present"],
  ["heute", "present"],
])("reads %s", (text, date) => {
  expect(readCvDate(text)).toEqual(date);
});

test.each(["Spring 2021", "13/2021", "00/2021", "03/21", "", "2021-14", "0021", "03/2021 or so"])(
  "does not take %j for a date",
  (text) => {
    expect(readCvDate(text)).toBeNull();
  },
);

test("reads the dates that it writes", () => {
  const date = fc.oneof(
    fc.constant("present" as const),
    fc.record({
      year: fc.integer({ min: 1900, max: 2199 }),
      month: fc.option(fc.integer({ min: 1, max: 12 })),
    }),
  );
  fc.assert(
    fc.property(date, (one) => {
      expect(readCvDate(writeCvDate(one))).toEqual(one);
    }),
  );
});
