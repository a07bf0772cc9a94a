import * as fc from "fast-check";
import { expect, test } from "vitest";
import { checkDates } from "./check-dates.ts";

const styles = (text: string) => checkDates(text).styles.map(({ name }) => name);

test.each([
  ["March 2021 to June 2023", ["month in words"]],
  ["Mar 2021 – Sept. 2023", ["short month"]],
  ["03/2021 - 06.2023", ["month/year"]],
  ["2019 to 2021", ["year only"]],
  ["2021-03 to 2023-06", ["year-month"]],
  ["01.03.2021", ["full date"]],
  ["Mar 2021 - 06/2023, then 2024", ["short month", "month/year", "year only"]],
  ["no dates, 12 people, £2,000", []],
])("%s has the styles %j", (text, expected) => {
  expect(styles(text)).toEqual(expected);
});

test("names the lines that end before they begin", () => {
  expect(checkDates("Shop, 2021 to 2019\nSchool, 2015 to 2018").endsFirst).toEqual(["Shop, 2021 to 2019"]);
});

test("counts each date once, whatever the text", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { dates, styles: used } = checkDates(text);
      expect(dates).toBe(used.flatMap(({ found }) => found).length);
      for (const { found } of used) for (const date of found) expect(text).toContain(date);
    }),
  );
});
