import { expect, test } from "vitest";
import { newCvDocument, newRow } from "../../document/new-cv-document.ts";
import { readPlainForm } from "./read-plain-form.server.ts";

let count = 0;
const newId = () => `r${(count += 1)}`;
function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test("turns the typed fields into a CV", () => {
  const { document, isReady } = readPlainForm(
    form({
      fullName: "Amara Osei",
      "experience.0.company": "Meadow Clinics",
      "experience.0.startDate": "03/2021",
      "experience.0.description": "One\r\nTwo",
      "experience.1.company": "Front Range Transit",
      skills: "SQL, Excel (Pivot, VBA)\r\ndbt",
    }),
    newId,
  );
  expect(isReady).toBe(true);
  expect(document.personal.fullName).toBe("Amara Osei");
  expect(document.sections.experience).toMatchObject([
    { company: "Meadow Clinics", startDate: "03/2021", description: "- One\n- Two" },
    { company: "Front Range Transit" },
  ]);
  expect(document.sections.skills.map(({ name }) => name)).toEqual(["SQL", "Excel (Pivot, VBA)", "dbt"]);
  expect(document.sections.education).toHaveLength(1);
});

test.each([
  ["no name", {}],
  [
    "a date that cannot be read",
    { fullName: "A", "education.0.institution": "", "education.0.startDate": "Spring" },
  ],
  ["one more row", { fullName: "A", add: "experience" }],
])("%s: the form comes again", (_, fields) => {
  expect(readPlainForm(form(fields), newId).isReady).toBe(false);
});

test("adds one more row to the typed ones, up to the limit", () => {
  const rows = Array.from({ length: 60 }, (_, at) => [`experience.${at}.company`, `C${at}`]);
  const many = readPlainForm(form({ ...Object.fromEntries(rows), add: "education" }), newId).document;
  expect(many.sections.experience).toHaveLength(30);
  const one = form({ "experience.0.company": "A", add: "experience" });
  expect(readPlainForm(one, newId).document.sections.experience.map(({ company }) => company)).toEqual([
    "A",
    "",
  ]);
});

test("keeps the parts of a CV that the form has no fields for", () => {
  const begun = newCvDocument(newId);
  begun.personal.birthDate = "2 May 1990";
  begun.sections.languages = [{ ...newRow("languages", newId), language: "Irish" }];
  begun.sections.skills = [{ ...newRow("skills", newId), name: "SQL", level: "Daily" }];
  begun.sections.experience = [{ ...newRow("experience", newId), company: "Old name", summary: "Kept." }];
  const { document } = readPlainForm(
    form({
      begun: JSON.stringify(begun),
      fullName: "A",
      "experience.0.company": "Oven & Sons",
      skills: "SQL, dbt",
    }),
    newId,
  );
  expect(document.personal).toMatchObject({ fullName: "A", birthDate: "2 May 1990" });
  expect(document.sections.languages).toEqual(begun.sections.languages);
  expect(document.sections.experience).toMatchObject([{ company: "Oven & Sons", summary: "Kept." }]);
  expect(document.sections.skills).toMatchObject([{ name: "SQL", level: "Daily" }, { name: "dbt" }]);
});
