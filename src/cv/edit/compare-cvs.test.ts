import { expect, test } from "vitest";
import type { CvDocument } from "../document/cv-document.ts";
import { newCvDocument } from "../document/new-cv-document.ts";
import { compareCvs } from "./compare-cvs.ts";
import { addRow, moveRow, removeRow } from "./edit-rows.ts";
import { addCustomSection, moveSection, setHidden, setLook } from "./edit-page.ts";
import { setField } from "./set-field.ts";

let count = 0;
const newId = () => `r${(count += 1)}`;
const named = setField(newCvDocument(newId), "skills/r3/name", "SQL");
const cv = setField(addRow(named, "skills", () => "s2").document, "skills/s2/name", "Python");

test("identical CVs have no differences, and an empty row does not count as one", () => {
  expect(compareCvs(cv, structuredClone(cv))).toEqual([]);
  expect(compareCvs(cv, addRow(cv, "projects", newId).document)).toEqual([]);
});

test.each<[string, CvDocument, object]>([
  [
    "a text",
    setField(cv, "personal/email", "a@example.com"),
    { kind: "text", list: "personal", field: "email", before: "", after: "a@example.com" },
  ],
  [
    "a text of a row",
    setField(cv, "skills/s2/name", "Python 3"),
    { kind: "text", list: "skills", row: { id: "s2" }, field: "name", before: "Python", after: "Python 3" },
  ],
  ["a row removed", removeRow(cv, "skills", "s2"), { kind: "removed", list: "skills", row: { id: "s2" } }],
  [
    "a row added",
    setField(addRow(cv, "awards", () => "a1").document, "awards/a1/title", "Prize"),
    { kind: "added", list: "awards", row: { id: "a1", title: "Prize" } },
  ],
  ["rows in another order", moveRow(cv, "skills", "s2", 0), { kind: "moved", list: "skills" }],
  ["sections in another order", moveSection(cv, "skills", 0), { kind: "moved", list: "order" }],
  [
    "a heading",
    setField(cv, "heading/skills", "Tools"),
    { kind: "text", list: "heading", field: "skills", before: "", after: "Tools" },
  ],
  ["a hidden row", setHidden(cv, "skills/s2", true), { kind: "hidden" }],
  ["the look", setLook(cv, { accent: "moss" }), { kind: "look" }],
])("%s is one difference", (_, after, change) => {
  expect(compareCvs(cv, after)).toMatchObject([change]);
  expect(compareCvs(after, cv)).toHaveLength(1);
});

test("the changes of a custom section include its title", () => {
  const { document, id } = addCustomSection(cv, newId);
  expect(compareCvs(cv, setField(document, `custom:${id}/title`, "Patents"))).toMatchObject([
    { kind: "text", list: "title", before: "", after: "Patents" },
  ]);
});
