import { expect, test } from "vitest";
import { newCvDocument } from "../../cv/document/new-cv-document.ts";
import { setField } from "../../cv/edit/set-field.ts";
import { readCvFacts } from "../evidence/cv-facts.ts";
import type { Asked } from "../requirements/requirement.ts";
import { correct } from "./corrections.ts";
import { matchCv } from "./match-cv.ts";

let last = 0;
const empty = newCvDocument(() => `r${++last}`);
const clerk = setField(empty, "personal/summary", "I use Excel every day.");
const skill = (...skills: string[]): Asked => ({ kind: "skill", skills });

function verdicts(corrections: Parameters<typeof correct>[0], ...asked: Asked[]) {
  const facts = readCvFacts({ ...clerk, corrections }, new Date("2026-11-29T12:00:00Z"));
  return matchCv(facts, asked).map(({ verdict, note, lines }) => [verdict, note, lines.length]);
}

test("what the person has is met, and what they have not is missing", () => {
  const said = correct(correct({}, skill("SAP"), "have"), skill("Excel"), "not");
  expect(verdicts(said, skill("SAP"), skill("Excel"))).toEqual([
    ["met", "You said so.", 0],
    ["missing", "You said so.", 0],
  ]);
});

test("what was said is taken back", () => {
  const said = correct(correct({}, skill("Excel"), "not"), skill("Excel"), null);
  expect(said).toEqual({});
  expect(verdicts(said, skill("Excel"))).toEqual([["met", "", 1]]);
});

test("one of several alternatives is enough", () => {
  const said = correct({}, skill("SAP"), "have");
  expect(verdicts(said, skill("SAP", "Sage"))[0]?.[0]).toBe("met");
  expect(correct(said, skill("SAP", "Sage"), null)).toEqual({});
  const none = correct(correct({}, skill("Excel"), "not"), skill("SAP"), "not");
  expect(verdicts(none, skill("SAP", "Excel"))[0]?.[0]).toBe("missing");
});

test("another advert that asks for the same line is answered, too", () => {
  const said = correct({}, { kind: "line", text: "Take smears" }, "have");
  expect(verdicts(said, { kind: "line", text: "take smears" })[0]?.[0]).toBe("met");
});
