import { expect, test } from "vitest";
import table from "../../data/text/date-words.json" with { type: "json" };
import { monthNamesOf } from "./date-words.ts";
import { monthOf } from "./months.ts";
import { parseMonthDate } from "./periods.ts";

test.each(Object.entries(table))("every word of %s is read", (language, { present, ...words }) => {
  expect(present.filter((one) => parseMonthDate(one) !== "present")).toEqual([]);
  const lists = [words.longMonths, "otherMonths" in words ? words.otherMonths : words.longMonths];
  for (const list of lists.filter(() => !/\d/.test(monthNamesOf(language).join(""))))
    expect(list.map(monthOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});
