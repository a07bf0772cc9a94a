import { expect, test } from "vitest";
import type { CvDocument } from "../document/cv-document.ts";
import { newCvDocument } from "../document/new-cv-document.ts";
import { fromJsonResume } from "../json-resume/from-json-resume.ts";
import { compareWithFile, takeFromFile } from "./field-choices.ts";

let id = 0;
const newId = () => `r${(id += 1)}`;

function cvOf(resume: object): CvDocument {
  const reading = fromJsonResume(resume, newId);
  if (!reading.ok) throw new Error(reading.reason);
  return reading.document;
}

const mine = cvOf({
  basics: { name: "Amara Osei", email: "amara@example.com", label: "Analyst" },
  work: [
    { name: "Front Range Transit", position: "Analyst", startDate: "2021-03", highlights: ["Old line"] },
  ],
});
const file = cvOf({
  basics: { name: "Amara Osei", email: "osei@example.com", phone: "+1 303 555 0142" },
  work: [
    { name: "Front Range Transit", position: "Analyst", startDate: "2021-03", endDate: "2024-01" },
    { name: "Harbour Trust", position: "Lead Analyst", startDate: "2024-02" },
  ],
  skills: [{ name: "SQL" }],
});

test("texts that differ and entries that only the file has are choices; texts that only the CV has stay", () => {
  const { fields, entries } = compareWithFile(mine, file);
  expect(fields.map(({ label, mine: own, file: theirs }) => [label, own, theirs])).toEqual([
    ["Email", "amara@example.com", "osei@example.com"],
    ["Phone", "", "+1 303 555 0142"],
    ["End date of Analyst, Front Range Transit", "Present", "01/2024"],
  ]);
  expect(entries.map(({ section, name }) => [section, name])).toEqual([
    ["Experience", "Lead Analyst, Harbour Trust"],
    ["Skills", "SQL"],
  ]);
});

test("only what was chosen is taken", () => {
  const { fields, entries } = compareWithFile(mine, file);
  const taken = takeFromFile(mine, file, { fields: fields.slice(1), entries });
  expect(taken.personal).toMatchObject({
    email: "amara@example.com",
    phone: "+1 303 555 0142",
    headline: "Analyst",
  });
  expect(taken.sections.experience).toMatchObject([
    { company: "Front Range Transit", endDate: "01/2024", description: "- Old line" },
    { company: "Harbour Trust" },
  ]);
  expect(taken.sections.skills.map(({ name }) => name)).toEqual(["SQL"]);
  expect(takeFromFile(mine, file, { fields: [], entries: [] })).toBe(mine);
});

test("an own section of the file joins the one of the same title, or becomes a new one", () => {
  const withPatents = (cv: CvDocument, title: string, text: string): CvDocument => {
    const key = newId();
    const row = {
      id: newId(),
      title: text,
      subtitle: "",
      description: "",
      url: "",
      startDate: "",
      endDate: "",
    };
    return {
      ...cv,
      custom: [{ id: key, title, rows: [row] }],
      order: [...cv.order, `custom:${key}`],
    };
  };
  const theirs = withPatents(newCvDocument(newId), "Patents", "A valve");
  const joined = withPatents(mine, "patents", "A pump");
  const into = takeFromFile(joined, theirs, compareWithFile(joined, theirs));
  expect(into.custom.map(({ rows }) => rows.map(({ title }) => title))).toEqual([["A pump", "A valve"]]);
  const added = takeFromFile(mine, theirs, compareWithFile(mine, theirs));
  expect(added.custom.map(({ title }) => title)).toEqual(["Patents"]);
  expect(added.order).toContain(`custom:${theirs.custom[0]?.id}`);
});
