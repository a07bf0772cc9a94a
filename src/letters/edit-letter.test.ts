import { expect, test } from "vitest";
import { analystAdvert, analystCv } from "../../tests/support/letter-cv.ts";
import { firstChoices, sentencesOf, type Letter, type LetterChoices } from "./letter.ts";
import { writeLetter } from "./write/write-letter.ts";
import { addSentence, changeSentence, keepYours, leaveOut, unsupportedFigures } from "./edit-letter.ts";

function write(choices: Partial<LetterChoices> = {}): Letter {
  const result = writeLetter({
    cv: { id: "cv", title: "Data", document: analystCv() },
    advert: analystAdvert(),
    choices: { ...firstChoices, ...choices },
    now: new Date("2026-11-22T12:00:00Z"),
  });
  if (!result.ok) throw new Error(result.reason);
  return result.letter;
}

const byId = (letter: Letter, id: string) => sentencesOf(letter).find((one) => one.id === id);

test("a changed sentence is the person's own and stays when the letter is written again", () => {
  const edited = changeSentence(write(), "years", "  I have counted  things since 2021. ", "");
  expect(byId(edited, "years")).toMatchObject({ text: "I have counted things since 2021.", isYours: true });
  const again = keepYours(write({ tone: "formal" }), edited);
  expect(byId(again, "years")?.text).toBe("I have counted things since 2021.");
  expect(byId(again, "apply")?.text).toContain("I wish to apply");
});

test("a sentence of the person without a place in the new letter goes before the goodbye", () => {
  const edited = addSentence(write(), "yours:1", "I like trams.");
  const again = keepYours(write({ structure: "points", length: 120 }), edited);
  expect(sentencesOf(again).filter(({ text }) => text === "I like trams.")).toHaveLength(1);
  expect(again.paragraphs.at(-1)?.sentences.some(({ text }) => text === "I like trams.")).toBe(false);
});

test("a sentence that was left out does not come back", () => {
  const left = leaveOut(write(), "education");
  expect(byId(left, "education")).toBeUndefined();
  expect(byId(write(left.choices), "education")).toBeUndefined();
});

test("unsupported figures are listed", () => {
  const sentence = {
    sources: [{ from: "cv" as const, text: "Own 38 dbt models for 1,400 people.", where: "" }],
  };
  expect(unsupportedFigures("I own 41 dbt models for 1,400 people.", sentence)).toEqual(["41"]);
  expect(unsupportedFigures("I own 38 models.", sentence)).toEqual([]);
  expect(unsupportedFigures("I have 5 cats.", { sources: [] })).toEqual([]);
});
