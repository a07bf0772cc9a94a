import { expect, test } from "vitest";
import { loadVocabulary } from "../../../occupations/load-vocabulary.server.ts";
import { dropUninformativeTerms } from "./drop-uninformative-terms.ts";
import { parseKeywords } from "./parse-keywords.ts";

const usual = {
  isSentence: false,
  dropsUnknown: false,
  hasConditions: false,
  vocabulary: loadVocabulary(),
  company: [],
};
const split = (typed: string, options: Partial<Parameters<typeof dropUninformativeTerms>[1]> = {}) => {
  const { kept, dropped } = dropUninformativeTerms(parseKeywords(typed).required, { ...usual, ...options });
  return [kept, dropped].map((terms) => terms.map(({ words }) => words.join(" ")).join(", "));
};

test.each([
  ["urgent hiring sales", "sales", "urgent"],
  ["graduate scheme 2026", "graduate", "scheme, 2026"],
  ["pilne kierowca", "kierowca", "pilne"],
  ["quantum beekeeper", "quantum, beekeeper", ""],
])("%s", (typed, kept, dropped) => expect(split(typed)).toEqual([kept, dropped]));

test("words are kept if nothing else was asked for", () => {
  expect(split("urgent today")).toEqual(["urgent, today", ""]);
  expect(split("urgent today", { hasConditions: true })).toEqual(["", "urgent, today"]);
});

test("the name of a company is kept", () => {
  expect(split("monday sales", { company: ["monday"] })).toEqual(["monday, sales", ""]);
});

test("a sentence loses the words that no vocabulary knows, next to one that it knows", () => {
  const sentence = { isSentence: true };
  expect(split("lovely kubernetes trucks", sentence)).toEqual(["kubernetes, trucks", "lovely"]);
  expect(split("lovely kubernetes trucks", { ...sentence, dropsUnknown: true })).toEqual([
    "kubernetes",
    "lovely, trucks",
  ]);
  expect(split("lovely trucks", sentence)).toEqual(["lovely, trucks", ""]);
});
