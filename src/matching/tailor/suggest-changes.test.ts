import { expect, test } from "vitest";
import { newCvDocument } from "../../cv/document/new-cv-document.ts";
import { addRow } from "../../cv/edit/edit-rows.ts";
import { setHidden } from "../../cv/edit/edit-page.ts";
import { readField, setField } from "../../cv/edit/set-field.ts";
import type { Requirement } from "../requirements/requirement.ts";
import { readCvFacts } from "../evidence/cv-facts.ts";
import { matchCv } from "../verdict/match-cv.ts";
import { proofsByRow } from "./tailor-page.tsx";
import { suggestChanges } from "./suggest-changes.ts";

let last = 0;
const newId = () => `r${++last}`;
const empty = newCvDocument(newId);
const post = empty.sections.experience[0]?.id ?? "";
const skill = empty.sections.skills[0]?.id ?? "";
const description = `experience/${post}/description` as const;
const { document: withSecond, id: second } = addRow(empty, "skills", newId);
const cv = (
  [
    [`experience/${post}/position`, "Staff Nurse"],
    [description, "- Ran the rota\n- Taught **wound care** to 14 people"],
    [`skills/${skill}/name`, "Rotas"],
    [`skills/${second}/name`, "Phlebotomy"],
  ] as const
).reduce((document, [address, text]) => setField(document, address, text), withSecond);

const line = { from: "title", text: "", marked: null } as const;
const requirements: Requirement[] = [
  { kind: "occupation", title: "Nurse", names: ["staff nurse"], importance: "required", line },
  { kind: "skill", skills: ["Wound care"], importance: "required", line },
  { kind: "skill", skills: ["Phlebotomy"], importance: "required", line },
];
const matchesOf = (document = cv) =>
  matchCv(readCvFacts(document, new Date("2026-11-22T12:00:00Z")), requirements);

test("suggestions move the person's own words up", () => {
  const suggestions = suggestChanges(cv, matchesOf());
  expect(suggestions.map(({ what, text }) => [what, text])).toEqual([
    ["Use your own title as headline", "Staff Nurse"],
    ["Move to the top of the post", "Taught wound care to 14 people"],
    ["Move to the top of your skills", "Phlebotomy"],
  ]);
  const done = suggestions.reduce((document, { apply }) => apply(document), cv);
  expect(done.personal.headline).toBe("Staff Nurse");
  expect(readField(done, description)).toBe("- Taught **wound care** to 14 people\n- Ran the rota");
  expect(done.sections.skills.map(({ name }) => name)).toEqual(["Phlebotomy", "Rotas"]);
  expect(suggestChanges(done, matchesOf(done))).toEqual([]);
});

test("suggests to show a hidden part that meets a requirement", () => {
  const hidden = setHidden(cv, `skills/${second}`, true);
  const suggestion = suggestChanges(hidden, matchesOf(hidden)).find(
    ({ what }) => what === "Show what you hide",
  );
  expect(suggestion?.text).toBe("Phlebotomy");
  expect(suggestion?.apply(hidden).hidden).toEqual(cv.hidden);
});

test("counts the requirements that each entry shows", () => {
  expect(proofsByRow(matchesOf())).toEqual(
    new Map([
      [post, 2],
      [second, 1],
    ]),
  );
});
