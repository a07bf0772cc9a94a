import { expect, test } from "vitest";
import { sampleCv } from "../cv/score/sample-cv.ts";
import { advertOf, requirementsOf } from "../matching/requirements/pasted-advert.ts";
import { compareWithAdvert } from "./compare-with-advert.ts";

const now = new Date("2026-11-22T12:00:00Z");
const compared = (text: string) => {
  const pasted = advertOf(text);
  return { ...pasted, requirements: requirementsOf(pasted) };
};
const advert = compared(`
Data analyst

Requirements
- 5 years of experience with SQL. SQL is our daily tool
- Kubernetes
- Bachelor's degree in statistics

Nice to have
- Tableau
`);
const comparison = compareWithAdvert(sampleCv(), advert, now);
const keyword = (words: string) => comparison.keywords.find((one) => one.words === words);

test("a short first line is the title of a pasted advert", () => {
  expect(advert.title).toBe("Data analyst");
  expect(advertOf("We are looking for a nurse.\nStart in May").title).toBe("");
});

test("a word in the CV is listed with the lines of both sides", () => {
  expect(keyword("SQL")).toMatchObject({
    verdict: "met",
    importance: "required",
    inAdvert: 2,
    advertLine: expect.stringContaining("5 years of experience with SQL"),
  });
  expect(keyword("SQL")?.cvLines[0]).toEqual({
    text: "Built a report in SQL that 46 supervisors open each morning",
    where: "Experience: Data analyst, Meadow Clinics",
  });
});

test("the proof in a paragraph is the sentence that has the word", () => {
  const cv = sampleCv(({ personal, sections }) => {
    personal.summary = "Works in hospitals. Draws dashboards in Tableau for the wards. Teaches nurses.";
    for (const row of sections.skills) row.keywords = "";
  });
  const found = compareWithAdvert(cv, advert, now).keywords.find(({ words }) => words === "Tableau");
  expect(found?.cvLines).toEqual([{ text: "Draws dashboards in Tableau for the wards.", where: "Summary" }]);
});

test("a word that is not in the CV is missing, with the line of the advert", () => {
  expect(keyword("Kubernetes")).toMatchObject({
    verdict: "missing",
    inCv: 0,
    advertLine: "Kubernetes",
    cvLines: [],
  });
});

test("years and degrees are compared, too", () => {
  expect(keyword("5 years of experience")?.verdict).toBe("met");
  expect(keyword("Bachelor’s degree in statistics")?.verdict).toBe("met");
});

test("required things come before welcome ones", () => {
  const importances = comparison.keywords.map(({ importance }) => importance);
  expect(importances.indexOf("preferred")).toBeGreaterThan(importances.lastIndexOf("required"));
});

test("any text is compared without an error", () => {
  for (const text of ["", "\n\n", "🤩".repeat(30_000), "Requirements\n-\n-\n"])
    expect(compareWithAdvert(sampleCv(), compared(text), now).keywords).toBeInstanceOf(Array);
});
