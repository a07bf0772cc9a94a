import { expect, test } from "vitest";
import { newCvDocument } from "../document/new-cv-document.ts";
import { setField } from "./set-field.ts";
import { skillsIn, splitSkills } from "./split-skills.ts";

let count = 0;
const newId = () => `r${(count += 1)}`;
const cv = newCvDocument(newId);
const row = cv.sections.skills[0]?.id ?? "";
const typed = (text: string) => setField(cv, `skills/${row}/name`, text);
const names = (text: string) => splitSkills(typed(text), row, newId).sections.skills.map(({ name }) => name);

test("splits several skills in one field into rows", () => {
  expect(names("SQL, Python ; dbt,")).toEqual(["SQL", "Python", "dbt"]);
});

test("separators without a skill are dropped", () => {
  expect(names("SQL,")).toEqual(["SQL"]);
  expect(names(" , ")).toEqual([""]);
});

test("bullets of a copied list are dropped", () => {
  expect(skillsIn("• Welding\n- Soldering\n* MIG, TIG")).toEqual(["Welding", "Soldering", "MIG", "TIG"]);
});

test.each(["", "SQL", "C++", "Excel (Pivot, VBA)", "Kelvin 1,5"])("%j is left as it is", (text) => {
  const document = typed(text);
  expect(splitSkills(document, row, newId)).toBe(document);
});

test("leaves other rows alone", () => {
  const document = typed("a, b");
  expect(splitSkills(document, "gone", newId)).toBe(document);
});
