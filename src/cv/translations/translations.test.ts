import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { dateWordsOf } from "../../text/date-words.ts";
import { parseMonthDate } from "../../text/periods.ts";
import { sectionKinds } from "../document/section-fields.ts";
import { readDateRange, normaliseDateText } from "../import/normalise-date-text.ts";
import { formatDate } from "../view-model/row-view.ts";
import { languageNames } from "./form-words.constants.ts";
import { translations, type CvLanguage } from "./translations.ts";

const languages = Object.keys(translations) as CvLanguage[];

test("every file of a language is in the list, each with its own name", () => {
  expect(readdirSync("data/cv/translations").sort()).toEqual(
    languages.map((language) => `${language}.json`).sort(),
  );
  expect(Object.keys(languageNames)).toEqual(languages);
  expect(new Set(Object.values(languageNames)).size).toBe(languages.length);
});

test.each(languages)("%s has a different heading for every section", (language) => {
  const { headings } = translations[language];
  const texts = ["summary" as const, ...sectionKinds].map((kind) => headings[kind]);
  expect(texts.filter((text) => text.trim() === text && text !== "")).toHaveLength(12);
  expect(new Set(texts).size).toBe(12);
});

test.each(languages)("%s has twelve different months in every form", (language) => {
  const { longMonths, shortMonths = [], otherMonths } = dateWordsOf(language);
  for (const names of [longMonths, shortMonths, ...(otherMonths ? [otherMonths] : [])]) {
    expect(names).toHaveLength(12);
    expect(new Set(names).size).toBe(12);
  }
});

test.each(languages)('the date reader accepts every word for "present" in %s', (language) => {
  const printed = formatDate("Present", "long", language);
  expect(parseMonthDate(printed)).toBe("present");
  const { present } = dateWordsOf(language);
  expect(present[0]).toBe(printed);
  expect(present.filter((word) => parseMonthDate(word) !== "present")).toEqual([]);
  expect(present.filter((word) => parseMonthDate(word.toUpperCase()) !== "present")).toEqual([]);
});

test.each(languages)("months that pages print in %s are read back by the import", (language) => {
  const months = Array.from({ length: 12 }, (_, index) => `${String(index + 1).padStart(2, "0")}/2020`);
  for (const format of ["short", "long"] as const) {
    expect(months.map((month) => normaliseDateText(formatDate(month, format, language)))).toEqual(months);
  }
  const { otherMonths = [] } = dateWordsOf(language);
  const read = otherMonths.map((name) => normaliseDateText(`${name} 2020`));
  expect(read).toEqual(otherMonths.length === 0 ? [] : months);
});

test.each(languages)("a range of dates that pages print in %s is read back by the import", (language) => {
  const { startToEnd, rangeWords = [], present } = dateWordsOf(language);
  const ranges = [startToEnd, ...rangeWords.map((word) => ` ${word} `)].map((between) =>
    readDateRange(`03/2019${between}${present[0]}`),
  );
  expect(new Set(ranges.map((range) => JSON.stringify(range)))).toEqual(
    new Set([JSON.stringify({ startDate: "03/2019", endDate: "Present" })]),
  );
});

test.each(languages)("%s numbers its pages", (language) => {
  const { page } = translations[language];
  expect(page.pageOf).toMatch(/\{page\}.*\{pages\}/);
  expect(Object.values(page)).not.toContain("");
});

const letters = {
  latin: /^[\p{Script=Latin}\s’]+$/u,
  greek: /^[\p{Script=Greek}\s]+$/u,
  cyrillic: /^[\p{Script=Cyrillic}\s]+$/u,
  arabic: /^[\p{Script=Arabic}\s]+$/u,
  hebrew: /^[\p{Script=Hebrew}\s]+$/u,
  japanese: /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー・]+$/u,
  chinese: /^\p{Script=Han}+$/u,
};

test.each(languages)("headings in %s are in its script", (language) => {
  const { headings, script } = translations[language];
  expect(Object.values(headings).filter((heading) => !letters[script].test(heading))).toEqual([]);
});
