import { expect, test } from "vitest";
import { hasText, newCvDocument } from "./new-cv-document.ts";

const newId = () => "k3f9";
const empty = newCvDocument(newId);

test("a new CV has no text, and blanks are none", () => {
  expect(hasText(empty)).toBe(false);
  expect(hasText({ ...empty, personal: { ...empty.personal, fullName: " " } })).toBe(false);
});

test("one text anywhere is enough", () => {
  const [row] = empty.sections.experience;
  if (!row) throw new Error("A new CV has a row of experience.");
  const rows = [{ ...row, company: "Front Range Transit" }];
  expect(hasText({ ...empty, personal: { ...empty.personal, fullName: "Amara Osei" } })).toBe(true);
  expect(hasText({ ...empty, sections: { ...empty.sections, experience: rows } })).toBe(true);
});
