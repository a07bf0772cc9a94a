import { expect, test } from "vitest";
import * as z from "zod";
import table from "../../data/text/date-words.json" with { type: "json" };
import { monthNamesOf } from "./date-words.ts";
import { monthOf } from "./months.ts";
import { parseMonthDate } from "./periods.ts";

const word = z.string().min(1);
const twelve = z
  .array(word)
  .length(12)
  .refine((names) => new Set(names).size === 12);

const schema = z.strictObject({
  version: z.literal(1),
  about: z.string(),
  rows: z.literal(Object.keys(table.languages).length),
  languages: z.record(
    z.string().regex(/^[a-z]{2}$/),
    z.strictObject({
      present: z.array(word).min(1),
      longMonths: twelve,
      shortMonths: twelve.optional(),
      otherMonths: twelve.optional(),
      monthToYear: word.optional(),
      yearSuffix: word.optional(),
      startToEnd: word.optional(),
      rangeWords: z.array(word).min(1).optional(),
    }),
  ),
});

test("the file of words for dates has its columns", () => {
  expect(schema.safeParse(table).error?.issues).toBeUndefined();
});

test.each(Object.entries(table.languages))("every word of %s is read", (language, { present, ...words }) => {
  expect(present.filter((one) => parseMonthDate(one) !== "present")).toEqual([]);
  const lists = [words.longMonths, "otherMonths" in words ? words.otherMonths : words.longMonths];
  for (const list of lists.filter(() => !/\d/.test(monthNamesOf(language).join(""))))
    expect(list.map(monthOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});
