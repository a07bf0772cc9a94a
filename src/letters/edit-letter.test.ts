import { expect, test } from "vitest";
import { analystAdvert, analystCv } from "../../tests/support/letter-cv.ts";
import { firstChoices, sentencesOf, type Letter, type LetterChoices } from "./letter.ts";
import { writeLetter } from "./write/write-letter.ts";
import {
  cancelSentence,
  findWritten,
  finishSentence,
  keepYours,
  leaveOut,
  unsupportedFigures,
  writeSentence,
} from "./edit-letter.ts";
import { mergeLetters } from "./merge-letters.ts";

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

/** Types another text of a sentence, and finishes it. */
function retype(letter: Letter, id: string, text: string): Letter {
  const from = { id, text: byId(letter, id)?.text ?? "" };
  return finishSentence(writeSentence(letter, from, text), { id, text });
}

const documentOf = (letter: Letter) => ({ letter, advert: analystAdvert() });
const mergedOf = (base: Letter, later: Letter, earlier: Letter): Letter =>
  mergeLetters({ base: documentOf(base), later: documentOf(later), earlier: documentOf(earlier) }).document
    .letter;

const byId = (letter: Letter, id: string) => sentencesOf(letter).find((one) => one.id === id);

test("a changed sentence is the person's own and stays when the letter is written again", () => {
  const edited = retype(write(), "years", "  I have counted  things since 2021. ");
  expect(byId(edited, "years")).toMatchObject({ text: "I have counted things since 2021.", isYours: true });
  const again = keepYours(write({ tone: "formal" }), edited);
  expect(byId(again, "years")?.text).toBe("I have counted things since 2021.");
  expect(byId(again, "apply")?.text).toContain("for the position of");
});

test("a sentence of the person without a place in the new letter goes before the goodbye", () => {
  const edited = retype(write(), "yours:1", "I like trams.");
  const again = keepYours(write({ length: 120 }), edited);
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

test("a text is kept as it is typed, and is tidied or left out when it is finished", () => {
  const begun = writeSentence(write(), { id: "yours:1", text: "" }, "I like ");
  const more = writeSentence(begun, { id: "yours:1", text: "I like " }, "I like  trams. ");
  expect(byId(more, "yours:1")?.text).toBe("I like  trams. ");
  const finished = finishSentence(more, { id: "yours:1", text: "I like  trams. " });
  expect(byId(finished, "yours:1")?.text).toBe("I like trams.");
  const emptied = writeSentence(finished, { id: "yours:1", text: "I like trams." }, "  ");
  expect(byId(finishSentence(emptied, { id: "yours:1", text: "  " }), "yours:1")).toBeUndefined();
});

test("a cancelled sentence is as it was, and a cancelled new one is gone", () => {
  const letter = write();
  const [before] = [byId(letter, "years") ?? null];
  const typed = writeSentence(letter, { id: "years", text: before?.text ?? "" }, "Ten");
  expect(cancelSentence(typed, { id: "years", text: "Ten" }, before).paragraphs).toEqual(letter.paragraphs);
  const added = writeSentence(letter, { id: "yours:1", text: "" }, "Ten");
  expect(cancelSentence(added, { id: "yours:1", text: "Ten" }, null).paragraphs).toEqual(letter.paragraphs);
});

test("a sentence that was removed elsewhere while it is written is in the letter again", () => {
  const removed = leaveOut(write(), "years");
  const typed = writeSentence(removed, { id: "years", text: "I have" }, "I have counted");
  expect(byId(typed, "years")?.text).toBe("I have counted");
  expect(byId(finishSentence(removed, { id: "years", text: "I have counted " }), "years")?.text).toBe(
    "I have counted",
  );
});

test("two devices that write in one sentence at the same time leave two sentences, whole ones", () => {
  const start = write();
  const text = byId(start, "years")?.text ?? "";
  const own = (letter: Letter) =>
    sentencesOf(letter)
      .filter(({ isYours }) => isYours)
      .map((one) => one.text);
  // The phone's first keys reach the account, then the laptop's, which finds them there.
  const half = writeSentence(start, { id: "years", text }, "From the");
  const laptop = mergedOf(start, writeSentence(start, { id: "years", text }, "By the laptop"), half);
  expect(own(laptop)).toEqual(["By the laptop", "From the"]);
  // The phone went on writing before the laptop's text arrived.
  const phone = writeSentence(half, { id: "years", text: "From the" }, "From the phone");
  const both = mergedOf(half, phone, laptop);
  expect(own(both)).toEqual(["From the phone", "By the laptop"]);
  // The same from the laptop's side.
  expect(own(mergedOf(half, laptop, phone))).toEqual(["By the laptop", "From the phone"]);
  // The phone has not gone on: the laptop's text takes the place, and the form follows the phone's own.
  const there = findWritten(laptop, { id: "years", text: "From the" });
  expect(there?.text).toBe("From the");
  const onward = writeSentence(laptop, { id: "years", text: "From the" }, "From the phone");
  expect(own(onward)).toEqual(["By the laptop", "From the phone"]);
});
