import * as fc from "fast-check";
import { expect, test } from "vitest";
import { english } from "../review/english.ts";
import {
  addAnswer,
  endSession,
  parseSessionHistory,
  summarise,
  type SessionHistory,
  type KeptAnswer,
} from "./session-history.ts";

const job = { title: "Data Analyst", company: "Northbeck Energy" };
const answer = (questionId: string, text = "I asked them."): KeptAnswer => ({
  questionId,
  question: "Tell me about a mistake.",
  text,
  seconds: 50,
  spoken: false,
});
const at = (time: string, id: string) => ({ now: `2026-11-20T${time}:00Z`, id });

function history(): SessionHistory {
  const first = addAnswer([], job, answer("a"), at("10:00", "one"));
  return addAnswer(first, job, answer("b"), at("10:05", "two"));
}

test("answers for the same job join one session, and a second answer to a question replaces the first", () => {
  const again = addAnswer(history(), job, answer("a", "I wrote to them."), at("10:10", "three"));
  expect(again).toHaveLength(1);
  expect(again[0]?.answers.map(({ questionId, text }) => [questionId, text])).toEqual([
    ["b", "I asked them."],
    ["a", "I wrote to them."],
  ]);
});

test("another job, a long break or the end of a session begins a new one", () => {
  const another = { ...job, company: "Tallyho" };
  expect(addAnswer(history(), another, answer("c"), at("10:06", "new"))[0]?.id).toBe("new");
  expect(addAnswer(history(), job, answer("c"), at("15:00", "new"))[0]?.id).toBe("new");
  expect(addAnswer(endSession(history()), job, answer("c"), at("10:06", "new"))[0]?.id).toBe("new");
});

test("a history survives being stored, and a damaged one is read as far as it goes", () => {
  expect(parseSessionHistory(JSON.stringify(history()))).toEqual(history());
  expect(parseSessionHistory(null)).toEqual([]);
  expect(parseSessionHistory("{broken")).toEqual([]);
  expect(
    parseSessionHistory(
      '[null,{"id":"x","started":"never"},{"id":"y","started":"2026-11-20","answers":[7]}]',
    ),
  ).toEqual([]);
  fc.assert(fc.property(fc.json(), (text) => void parseSessionHistory(text)));
});

test("sums up a session from the words of its answers", () => {
  const story =
    "When I worked at the clinic I had to save money. I asked the laboratory, um, how long samples keep and bought a fridge. In the end the bill fell to 1,050 euros.";
  const kept = addAnswer(
    addAnswer([], job, answer("a", story), at("10:00", "one")),
    job,
    answer("b"),
    at("10:01", "x"),
  );
  expect(summarise(kept, english)).toMatchObject([
    { answers: 2, stories: 1, whole: 1, fillerRate: null, words: 34 },
  ]);
});
