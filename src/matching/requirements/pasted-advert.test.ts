import { expect, test } from "vitest";
import { growth, linear } from "../../../tests/support/growth.ts";
import { advertOf, longestAdvert, requirementsOf } from "./pasted-advert.ts";

test.each([
  " ",
  "\n",
  "a",
  "1",
  "a@",
  "(",
  "- ",
  "5 years ",
  "years of ",
  "degree or ",
  "Python, ",
  "must have ",
  "Requirements\n",
])("a pasted advert of twice the length takes about twice as long: %j", (unit) => {
  const read = (text: string) => requirementsOf(advertOf(`Cook\n${text}`));
  expect(growth(read, unit, longestAdvert / 2)).toBeLessThan(linear);
});
