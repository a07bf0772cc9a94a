import { expect, test } from "vitest";
import { newCvDocument } from "../document/new-cv-document.ts";
import { addRow } from "./edit-rows.ts";
import { addCustomSection } from "./edit-page.ts";
import { fieldAt } from "./field-at.ts";

let count = 0;
const newId = () => `r${(count += 1)}`;
const begun = addRow(newCvDocument(newId), "profiles", newId).document;
const { document, id, row } = addCustomSection(begun, newId);

test.each([
  ["/personal/email", "personal/email"],
  ["/personal/profiles/0/username", "profiles/r4/username"],
  ["/sections/experience/0/company", "experience/r1/company"],
  ["/sections/skills/0", "skills/r3/name"],
  ["/sections/experience", "experience/r1/company"],
  ["/headings/skills", "heading/skills"],
  ["/custom/0/title", `custom:${id}/title`],
  ["/custom/0/rows/0/description", `custom:${id}/${row}/description`],
])("%s leads to %s", (pointer, address) => {
  expect(fieldAt(document, pointer)).toBe(address);
});

test.each([
  "",
  "/",
  "/personal/photo",
  "/personal/showPhoto",
  "/sections/projects/0/name",
  "/sections/nothing/0/name",
  "/sections/experience/7/company",
  "/custom/3/title",
  "/headings/nothing",
  "/look/template",
])("%j leads to no field", (pointer) => {
  expect(fieldAt(document, pointer)).toBeNull();
});
