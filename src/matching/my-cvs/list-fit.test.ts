import { expect, test } from "vitest";
import { newCvDocument } from "../../cv/document/new-cv-document.ts";
import { setField } from "../../cv/edit/set-field.ts";
import type { Asked } from "../../jobs/requirements/requirement.ts";
import { readCvFacts } from "../facts/cv-facts.ts";
import { listFit } from "./load-list-fit.ts";

let last = 0;
const empty = newCvDocument(() => `r${++last}`);
const post = empty.sections.experience[0]?.id ?? "";
const skill = empty.sections.skills[0]?.id ?? "";
const analyst = (
  [
    [`experience/${post}/position`, "Data Analyst"],
    [`experience/${post}/startDate`, "01/2020"],
    [`skills/${skill}/name`, "SQL"],
    [`skills/${skill}/keywords`, "Python, Excel"],
    ["personal/location", "Denver, CO"],
  ] as const
).reduce((document, [address, text]) => setField(document, address, text), empty);
const facts = readCvFacts(analyst, new Date("2026-11-22T12:00:00Z"));

const asks = (title: string, skills: string[], years = 3): Asked[] => [
  { kind: "occupation", title, names: [] },
  ...skills.map((one) => ({ kind: "skill", skills: [one] }) as const),
  { kind: "years", years },
  { kind: "place", label: "Denver, CO", cities: ["Denver"], countries: ["US"], isRemote: false },
];

test("the same occupation with the same skills is a good fit", () => {
  expect(listFit(facts, asks("Senior Data Analyst", ["SQL", "Python"])).level).toBe("good");
});

test("a related occupation with half of the skills is a partial fit", () => {
  expect(listFit(facts, asks("Pricing Analyst", ["SQL", "SAP"])).level).toBe("partial");
});

test("another occupation is not a fit, even if all words agree", () => {
  expect(listFit(facts, asks("Welder", ["SQL", "Python", "Excel"])).level).toBeNull();
});

test("a job that states hardly anything is at most a partial fit", () => {
  expect(listFit(facts, asks("Data Analyst", [])).level).toBe("partial");
});

test("more skills shown is a better fit", () => {
  const scores = [
    ["SAP", "Tableau"],
    ["SAP", "SQL"],
    ["Excel", "SQL"],
  ].map((skills) => listFit(facts, asks("Data Analyst", skills)).score);
  expect(scores).toEqual(scores.toSorted((one, other) => one - other));
  expect(new Set(scores).size).toBe(3);
});
