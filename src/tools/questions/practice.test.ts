import * as fc from "fast-check";
import { expect, test } from "vitest";
import { afterAnswer, isDueForPractice, nextToPractise, noPractice, parsePracticeBook } from "./practice.ts";

const today = "2026-11-22";

test("good answers bring a question back later each time; a bad one brings it back tomorrow", () => {
  let practice = noPractice;
  const dues: (string | null)[] = [];
  for (let answer = 0; answer < 3; answer += 1) {
    practice = afterAnswer(practice, true, today);
    dues.push(practice.due);
  }
  expect(dues).toEqual(["2026-11-23", "2026-11-25", "2026-11-29"]);
  expect(afterAnswer(practice, false, today)).toMatchObject({ box: 0, due: "2026-11-23" });
});

test("a practised question is due on its day", () => {
  expect(isDueForPractice(noPractice, today)).toBe(false);
  const practised = afterAnswer(noPractice, true, today);
  expect(isDueForPractice(practised, today)).toBe(false);
  expect(isDueForPractice(practised, "2026-11-23")).toBe(true);
});

test("questions that are due come first, then the new ones", () => {
  const later = afterAnswer(noPractice, true, today);
  const words = (...all: (typeof later)[]) => nextToPractise(all, (one) => one, "2026-11-23").words;
  const due = later;
  const notDue = { ...later, due: "2026-11-25" };
  expect(words(noPractice, noPractice)).toBe("Practise these 2");
  expect(words(due, notDue, noPractice)).toBe("Practise 1 due today");
  expect(words(notDue, noPractice)).toBe("Practise the other 1");
  expect(words(notDue)).toBe("Nothing is due today");
});

test("an answer never loses the note or the bookmark", () => {
  const kept = { ...noPractice, saved: true, note: "The ward in March" };
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 20 }), (answers) => {
      const after = answers.reduce((practice, good) => afterAnswer(practice, good, today), kept);
      expect(after).toMatchObject({ saved: true, note: "The ward in March" });
    }),
  );
});

test("a book survives being stored, and a damaged one is read as far as it goes", () => {
  const book = { a: afterAnswer(noPractice, true, today) };
  expect(parsePracticeBook(JSON.stringify(book))).toEqual(book);
  expect(parsePracticeBook(null)).toEqual({});
  expect(parsePracticeBook("{broken")).toEqual({});
  expect(parsePracticeBook('{"a":null,"b":{"box":"x","due":5,"note":7}}')).toEqual({ b: noPractice });
  fc.assert(fc.property(fc.json(), (text) => void parsePracticeBook(text)));
});
