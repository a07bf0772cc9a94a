import { expect, test } from "vitest";
import { newCvDocument } from "../../cv/document/new-cv-document.ts";
import { setField } from "../../cv/edit/set-field.ts";
import type { Asked } from "../requirements/requirement.ts";
import { readCvFacts } from "../evidence/cv-facts.ts";
import { matchCv } from "./match-cv.ts";
import { overallFit } from "./overall-fit.ts";

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

const fitOf = (asked: readonly Asked[]) => overallFit(matchCv(facts, asked));

const asks = (title: string, skills: string[], years = 3): Asked[] => [
  { kind: "occupation", title, names: [title], related: title === "Welder" ? [] : ["data analyst"] },
  ...skills.map((one) => ({ kind: "skill", skills: [one] }) as const),
  { kind: "years", years },
  { kind: "place", label: "Denver, CO", cities: ["Denver"], countries: ["US"], isRemote: false },
];

test("the same occupation with the same skills is a strong fit", () => {
  expect(fitOf(asks("Senior Data Analyst", ["SQL", "Python"])).level).toBe("strong");
});

test("a related occupation with half of the skills is a partial fit", () => {
  expect(fitOf(asks("Pricing Analyst", ["SQL", "SAP"])).level).toBe("partial");
});

test("another occupation is a partial fit at most, even if all words agree", () => {
  expect(fitOf(asks("Welder", ["SQL", "Python", "Excel"])).score).toBeLessThan(0.5);
});

test("a job that states hardly anything is no strong fit", () => {
  expect(fitOf(asks("Data Analyst", [])).level).toBe("good");
});

test("more skills shown is a better fit", () => {
  const scores = [
    ["SAP", "Tableau"],
    ["SAP", "SQL"],
    ["Excel", "SQL"],
  ].map((skills) => fitOf(asks("Data Analyst", skills)).score);
  expect(scores).toEqual(scores.toSorted((one, other) => one - other));
  expect(new Set(scores).size).toBe(3);
});

test("where a job is does not change how well a person can do it", () => {
  const asked = asks("Data Analyst", ["SQL"]);
  expect(fitOf(asked)).toEqual(fitOf(asked.filter(({ kind }) => kind !== "place")));
});

test("without what the advert cannot do without, there is half of a fit at most", () => {
  const asked = asks("Data Analyst", ["SQL", "Python", "Excel"]);
  const licence: Asked = { kind: "line", text: "pilot licence", isCondition: true };
  expect(fitOf([...asked, licence]).score).toBeLessThan(0.5);
  expect(fitOf([...asked, { kind: "language", languages: ["German"] }]).score).toBeGreaterThan(0.5);
});

test("a skill that the advert names again and again weighs more", () => {
  const often = (times: number) =>
    fitOf([...asks("Data Analyst", ["SQL"]), { kind: "skill", skills: ["SAP"], times }]);
  expect(often(4).score).toBeLessThan(often(1).score);
});
