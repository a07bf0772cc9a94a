import * as fc from "fast-check";
import { expect, test } from "vitest";
import { numberOfRuns } from "../../tests/support/full-run.ts";
import { translations, type CvLanguage } from "../cv/translations/translations.ts";
import { formatDate } from "../cv/view-model/row-view.ts";
import { dateWordsOf } from "./date-words.ts";
import { parseMonthDate, writeMonthDate } from "./periods.ts";
import { dateFormats } from "../cv/document/cv-look.ts";

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
  ["now", "present"],
  ["3/19", { year: 2019, month: 3 }],
  ["03.68", { year: 1968, month: 3 }],
  ["3/'69", { year: 1969, month: 3 }],
  ["01.03.2019", { year: 2019, month: 3 }],
  ["1-3-2019", { year: 2019, month: 3 }],
  ["28/03/2019", { year: 2019, month: 3 }],
  ["03/28/2019", { year: 2019, month: 3 }],
  ["03/03/2019", { year: 2019, month: 3 }],
  ["March 2019", { year: 2019, month: 3 }],
  ["Mär 2019", { year: 2019, month: 3 }],
  ["Mar. '19", { year: 2019, month: 3 }],
  ["MARZO DE 2019", { year: 2019, month: 3 }],
  ["5 March 2019", { year: 2019, month: 3 }],
  ["March 5, 2019", { year: 2019, month: 3 }],
  ["5. März 2019", { year: 2019, month: 3 }],
  ["2019 März", { year: 2019, month: 3 }],
  ["fevrier 2019", { year: 2019, month: 2 }],
  ["березень 2019", { year: 2019, month: 3 }],
  ["مارس ٢٠١٩", { year: 2019, month: 3 }],
])("reads %s", (text, date) => {
  expect(parseMonthDate(text)).toEqual(date);
});

test.each([
  "Spring 2021",
  "13/2021",
  "00/2021",
  "13/21",
  "",
  "2021-14",
  "0021",
  "03/2021 or so",
  "01/03/2019",
  "13/13/2019",
  "32.03.2019",
  "March",
  "March 19",
  "March 2019 or so",
  "March 2019 2020",
  "40 March 2019",
  "March and April 2019",
  "ju 2019",
  "jui 2019",
  "March (2019)",
])("does not take %j for a date", (text) => {
  expect(parseMonthDate(text)).toBeNull();
});

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
      expect(parseMonthDate(writeMonthDate(one))).toEqual(one);
    }),
  );
});

const languages = Object.keys(translations) as CvLanguage[];
const months = fc.record({
  language: fc.constantFrom(...languages),
  format: fc.constantFrom(...dateFormats.filter((format) => format !== "year")),
  year: fc.integer({ min: 1900, max: 2199 }),
  month: fc.integer({ min: 1, max: 12 }),
});

test("reads the dates that pages print in every language and format", () => {
  fc.assert(
    fc.property(months, ({ language, format, year, month }) => {
      const printed = formatDate(writeMonthDate({ year, month }), format, language);
      expect(parseMonthDate(printed), printed).toEqual({ year, month });
    }),
    { numRuns: numberOfRuns(1_000) },
  );
});

test.each(languages)("reads every name of a month in %s, in any case", (language) => {
  const { longMonths, shortMonths = [], otherMonths = [] } = dateWordsOf(language);
  for (const names of [longMonths, shortMonths, otherMonths]) {
    for (const [index, name] of names.entries()) {
      if (/\d/.test(name)) continue;
      const date = { year: 2019, month: index + 1 };
      for (const typed of [`${name} 2019`, `${name.toUpperCase()} 2019`, `2019 ${name}`, `7 ${name} 2019`])
        expect(parseMonthDate(typed), typed).toEqual(date);
    }
  }
});

test("never throws, and reads only real dates", () => {
  const parts = fc.constantFrom(
    "March",
    "mai",
    "de",
    "3",
    "19",
    "'19",
    "2019",
    "/",
    ".",
    " ",
    "-",
    "年",
    "月",
  );
  const typed = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.array(parts).map((all) => all.join("")),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const date = parseMonthDate(text);
      if (date === null || date === "present") return;
      expect(date.year).toBeGreaterThanOrEqual(1900);
      expect(date.month ?? 1).toBeGreaterThanOrEqual(1);
      expect(date.month ?? 1).toBeLessThanOrEqual(12);
    }),
    { numRuns: numberOfRuns(2_000) },
  );
});
