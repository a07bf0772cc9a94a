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

test("a CV with all of it has 100 points and no finding", () => {
  expect(scoreCompleteness(filled())).toMatchObject({ score: 100, findings: [] });
});

test("an empty CV has none, and the name comes first of what is missing", () => {
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
])("%s as %j is found", (at, typed, id) => {
  const { score, findings } = scoreCompleteness(filled([at, typed]));
  expect(findings.map((finding) => finding.id)).toEqual([id]);
  expect(score).toBeLessThan(100);
  expect(findings[0]?.pointer.split("/").slice(0, 2)).toEqual(at.split("/").slice(0, 2));
});

test("points at the entry that lacks something, among those that do not", () => {
  const document = filled();
  const [first] = document.sections.experience;
  if (first) document.sections.experience.push({ ...first, id: "second", startDate: "last spring" });
  expect(scoreCompleteness(document).findings).toMatchObject([
    { id: "dates", pointer: "/sections/experience/1/startDate" },
  ]);
});

test("of any document: from 0 to 100, the same again, and what is missing adds up to what is lost", () => {
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
