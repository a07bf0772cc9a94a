import { expect, test } from "vitest";
import { newCvDocument } from "../document/new-cv-document.ts";
import { insertText } from "./insert-text.ts";

let ids = 0;
const newId = () => `id-${++ids}`;

test("a text goes after the one that is there, in the way of its field", () => {
  const cv = newCvDocument(newId);
  const [row] = cv.sections.education;
  if (!row) throw new Error("A new CV has a row");
  const score = { address: `education/${row.id}/score`, kind: "line" } as const;
  const courses = { address: `education/${row.id}/courses`, kind: "lines" } as const;
  const one = insertText(insertText(cv, score, "First", newId), score, "class", newId);
  const all = insertText(insertText(one, courses, "Sampling", newId), courses, "Time series", newId);
  expect(all.sections.education[0]).toMatchObject({ score: "First class", courses: "Sampling\nTime series" });
});

test("a text of a bulleted field becomes a bullet, and its signs stay signs", () => {
  const cv = newCvDocument(newId);
  const [row] = cv.sections.experience;
  if (!row) throw new Error("A new CV has a row");
  const description = { address: `experience/${row.id}/description`, kind: "bullets" } as const;
  const one = insertText(
    insertText(cv, description, "Led a team", newId),
    description,
    "Cut *all* costs",
    newId,
  );
  expect(one.sections.experience[0]?.description).toBe("- Led a team\n- Cut \\*all\\* costs");
});

test("a text can begin an entry", () => {
  const cv = insertText(newCvDocument(newId), { list: "references", firstField: "name" }, "Joan Feld", newId);
  expect(cv.sections.references).toMatchObject([{ name: "Joan Feld" }]);
});
