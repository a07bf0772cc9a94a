import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyCvDocument } from "../document/any-cv-document.ts";
import type { CvDocument } from "../document/cv-document.ts";
import { newCvDocument } from "../document/new-cv-document.ts";
import { putText } from "../json-resume/foothold-extension.ts";
import { scoreCompleteness } from "./score-completeness.ts";

function filled(...changes: [at: string, typed: string][]): CvDocument {
  const document = newCvDocument(() => crypto.randomUUID());
  const texts: [string, string][] = [
    ["/personal/fullName", "Amara Osei"],
    ["/personal/headline", "Data analyst"],
    ["/personal/email", "amara@example.com"],
    ["/personal/phone", "+1 303 555 0142"],
    ["/personal/location", "Denver, CO"],
    ["/sections/experience/0/company", "Meadow Clinics"],
    ["/sections/experience/0/position", "Analyst"],
    ["/sections/experience/0/startDate", "03/2021"],
    ["/sections/experience/0/endDate", "Present"],
    ["/sections/experience/0/description", "Built the report\nTrained eleven nurses"],
    ["/sections/education/0/institution", "University of Colorado"],
    ["/sections/skills/0/keywords", "SQL, Python, dbt, PostgreSQL, dashboards"],
  ];
  for (const [at, typed] of [...texts, ...changes]) putText(document, at, typed);
  return document;
}

test("a complete CV has 100 points and no findings", () => {
  expect(scoreCompleteness(filled())).toMatchObject({ score: 100, findings: [] });
});

test("an empty CV has 0 points, and the name is its first finding", () => {
  const { score, findings } = scoreCompleteness(newCvDocument(() => crypto.randomUUID()));
  expect(score).toBe(0);
  expect(findings.slice(0, 2).map(({ id }) => id)).toEqual(["name", "email"]);
});

test.each([
  ["/personal/fullName", "", "name"],
  ["/personal/email", "amara at example", "email"],
  ["/personal/phone", "ask me", "phone"],
  ["/sections/experience/0/startDate", "Spring 2021", "dates"],
  ["/sections/experience/0/startDate", "Present", "dates"],
  ["/sections/experience/0/endDate", "", "dates"],
  ["/sections/experience/0/description", "Built the report", "achievements"],
  ["/sections/experience/0/position", " ", "employer-and-role"],
  ["/sections/skills/0/keywords", "SQL, Python", "skills"],
])("reports %s when it is %j", (at, typed, id) => {
  const { score, findings } = scoreCompleteness(filled([at, typed]));
  expect(findings.map((finding) => finding.id)).toEqual([id]);
  expect(score).toBeLessThan(100);
  expect(findings[0]?.pointer.split("/").slice(0, 2)).toEqual(at.split("/").slice(0, 2));
});

test("points at the first incomplete entry", () => {
  const document = filled();
  const [first] = document.sections.experience;
  if (first) document.sections.experience.push({ ...first, id: "second", startDate: "last spring" });
  expect(scoreCompleteness(document).findings).toMatchObject([
    { id: "dates", pointer: "/sections/experience/1/startDate" },
  ]);
});

test("every document has a reproducible score from 0 to 100, and the findings add up to the lost points", () => {
  fc.assert(
    fc.property(anyCvDocument({ keepEmptyRows: true }), (document) => {
      const { score, findings, version } = scoreCompleteness(document);
      expect(scoreCompleteness(structuredClone(document))).toEqual({ score, findings, version });
      const lost = findings.reduce((sum, { points }) => sum + points, 0);
      expect(Math.abs(score + lost - 100)).toBeLessThanOrEqual(findings.length + 1);
      expect(score === 100).toBe(findings.length === 0);
    }),
  );
});
