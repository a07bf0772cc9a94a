import { expect, test } from "vitest";
import { readDateRange, normaliseDateText } from "./normalise-date-text.ts";

test.each([
  ["January 2019", "01/2019"],
  ["Jan 2019", "01/2019"],
  ["5 Mar 2020", "03/2020"],
  ["März 2020", "03/2020"],
  ["2020年3月", "03/2020"],
  ["marzo de 2020", "03/2020"],
  ["2019-08-14", "08/2019"],
  ["Actualidad", "Present"],
  ["last spring", "last spring"],
  ["", ""],
])("%j becomes %j in the form", (text, typed) => {
  expect(normaliseDateText(text)).toBe(typed);
});

test.each([
  ["August 2012 to May 2016", "08/2012", "05/2016"],
  ["2019 – Present", "2019", "Present"],
  ["01/2019-02/2020", "01/2019", "02/2020"],
  ["Jun 2020 - Jul 2021", "06/2020", "07/2021"],
  ["2020", "", "2020"],
  ["a – b – c", "", "a – b – c"],
  ["", "", ""],
])("%j is from %j to %j", (text, startDate, endDate) => {
  expect(readDateRange(text)).toEqual({ startDate, endDate });
});
