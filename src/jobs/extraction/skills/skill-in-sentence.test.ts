import { expect, test } from "vitest";
import { skillInSentence } from "./skill-in-sentence.ts";

test.each(
  "Nursing, Wound care, Phlebotomy, Retail, Month-end close, Sales, Test-driven development, Chemistry".split(
    ", ",
  ),
)("%s is a common noun", (skill) => {
  expect(skillInSentence(skill)).toBe(skill.toLowerCase());
});

test.each(
  "Excel, SQL, Power BI, Spring, Unity, Notion, IV therapy, UX design, NMC registration, German, Epic Systems".split(
    ", ",
  ),
)("%s keeps its capitals", (skill) => {
  expect(skillInSentence(skill)).toBe(skill);
});
