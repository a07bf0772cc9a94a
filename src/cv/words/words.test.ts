import { expect, test } from "vitest";
import { readCvDate } from "../document/cv-date.ts";
import { cvLanguages, type CvLanguage } from "../document/cv-languages.ts";
import { sectionKinds } from "../document/section-fields.ts";
import { dateWords } from "./date-words.ts";
import { pageWords } from "./page-words.ts";
import { sectionHeadings } from "./section-headings.ts";

const languages = Object.keys(cvLanguages) as CvLanguage[];

test.each(languages)("%s has a heading of its own for every section", (language) => {
  const headings = ["summary" as const, ...sectionKinds].map((kind) => sectionHeadings[language][kind]);
  expect(headings.filter((heading) => heading.trim() === heading && heading !== "")).toHaveLength(12);
  expect(new Set(headings).size).toBe(12);
});

test.each(languages)("%s has twelve months, all different, and a word for what goes on", (language) => {
  const { long, short, present } = dateWords[language];
  expect(new Set(long).size).toBe(12);
  expect(new Set(short).size).toBe(12);
  expect(present).not.toBe("");
});

test("the words for what goes on are read back from what we write", () => {
  const unread = languages.filter((language) => readCvDate(dateWords[language].present) !== "present");
  expect(unread).toEqual(["fr", "es"]);
});

test.each(languages)("%s numbers its pages", (language) => {
  expect(pageWords[language].pageOf).toMatch(/\{page\}.*\{pages\}/);
  expect(Object.values(pageWords[language]).every((word) => word !== "")).toBe(true);
});

test("headings are in the script of their language", () => {
  const scripts: Partial<Record<CvLanguage, RegExp>> = {
    el: /^[\p{Script=Greek}\s]+$/u,
    uk: /^[\p{Script=Cyrillic}\s]+$/u,
    ar: /^[\p{Script=Arabic}\s]+$/u,
    he: /^[\p{Script=Hebrew}\s]+$/u,
  };
  for (const [language, script] of Object.entries(scripts)) {
    for (const heading of Object.values(sectionHeadings[language as CvLanguage])) {
      expect(heading).toMatch(script);
    }
  }
});
