import * as fc from "fast-check";
import { expect, test } from "vitest";
import { numberOfRuns } from "../../../../tests/support/full-run.ts";
import { loadVocabulary } from "../../../occupations/load-vocabulary.server.ts";
import { findOccupations } from "./find-occupations.ts";
import { matchOccupations } from "./match-occupations.ts";
import { parseKeywords } from "./parse-keywords.ts";

const terms = (typed: string) => parseKeywords(typed).required;
const required = (typed: string) => parseKeywords(typed).required.map((term) => term.words.join(" "));
const excluded = (typed: string) => parseKeywords(typed).excluded.map((term) => term.words.join(" "));

test("reads words, a phrase and a minus", () => {
  expect(required('senior "data engineer" -manager')).toEqual(["senior", "data engineer"]);
  expect(excluded('senior "data engineer" -manager -"team lead"')).toEqual(["manager", "team lead"]);
  expect(parseKeywords('"data engineer"').required[0]?.isPhrase).toBe(true);
});

test("a hyphen inside a word is not a minus", () => {
  expect(excluded("front-end e-commerce")).toEqual([]);
  expect(required("front-end")).toEqual(["front end"]);
});

test("words that every advert contains are dropped, unless nothing else was typed", () => {
  expect(required("nurse jobs in the hospital")).toEqual(["nurse", "hospital"]);
  expect(required("jobs")).toEqual(["jobs"]);
  expect(required("hiring drivers")).toEqual(["drivers"]);
});

test("IT is not a stop word", () => {
  expect(required("IT support")).toEqual(["it support"]);
});

test("an unclosed quotation mark is ignored", () => {
  expect(required('"data engineer')).toEqual(["data", "engineer"]);
});

test("a repeated word counts once", () => {
  expect(required("nurse nurse Nurse")).toEqual(["nurse"]);
});

test("any text gives a bounded number of terms", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (typed) => {
      const parsed = parseKeywords(typed);
      expect(parsed.required.length).toBeLessThanOrEqual(16);
      expect(parsed.excluded.length).toBeLessThanOrEqual(16);
      for (const term of [...parsed.required, ...parsed.excluded])
        expect(term.words.length).toBeGreaterThan(0);
    }),
    { numRuns: numberOfRuns(1_000) },
  );
});

test("words that form a term also match its synonyms", () => {
  const [engineer, place] = terms("software engineer berlin");
  expect(engineer?.words).toEqual(["software", "engineer"]);
  expect(engineer?.concepts).toEqual(terms("swe")[0]?.concepts);
  expect(engineer?.concepts).toEqual(["~software engineer"]);
  expect(place?.words).toEqual(["berlin"]);
});

test("a plural has the same synonyms as its singular", () => {
  expect(terms("registered nurses")[0]?.concepts).toEqual(terms("rn")[0]?.concepts);
});

test("an abbreviation may have several meanings", () => {
  expect(terms("pm")[0]?.concepts).toEqual(["~product manager", "~project manager"]);
});

test("a word typed as two is also read as one", () => {
  expect(terms("front end")[0]).toMatchObject({ words: ["front", "end"], compound: "frontend" });
});

test("a phrase is not expanded", () => {
  expect(terms('"software engineer"')[0]).toMatchObject({ isPhrase: true, concepts: [] });
});

test("an excluded word does not exclude its synonyms", () => {
  expect(parseKeywords("nurse -swe").excluded[0]).toMatchObject({ words: ["swe"], concepts: [] });
});

test("one of two things is enough after or", () => {
  const [driver, ...others] = terms("driver or guard night");
  expect(driver?.words).toEqual(["driver"]);
  expect(driver?.alternatives.map(({ words }) => words)).toEqual([["guard"]]);
  expect(others.map(({ words }) => words)).toEqual([["night"]]);
  expect(terms("or nurse or")).toHaveLength(1);
});

test("every spelling of a skill counts in a search", () => {
  expect(terms("rust")[0]).toMatchObject({ isSkill: true, isWork: false });
  expect(terms("dba")[0]?.concepts).toEqual(["~database administrator"]);
  expect(terms("sap fico")[0]).toMatchObject({ words: ["sap", "fico"], isSkill: true, alias: [] });
});

test("unknown words after an occupation and 'or' belong together", () => {
  const vocabulary = loadVocabulary();
  const [barista, ...others] = parseKeywords("barista or coffee shop", (words) =>
    findOccupations(words, vocabulary, matchOccupations),
  ).required;
  expect(barista?.words).toEqual(["barista"]);
  expect(barista?.alternatives).toMatchObject([{ words: ["coffee", "shop"], isPhrase: true }]);
  expect(others).toEqual([]);
});

test.each([
  ["java 17 developer", ["java", "developer"], ["17"]],
  ["band 6 nurse", ["nurse"], ["band 6"]],
  ["2nd line support", ["support"], ["2nd line"]],
  ["hgv class 1 driver", ["hgv", "driver"], ["class 1"]],
  ["grade 7 engineer", ["engineer"], ["grade 7"]],
  ["level 3 teaching assistant", ["teaching", "assistant"], ["level 3"]],
  ["office 365 administrator", ["office", "365", "administrator"], []],
  ["key stage 2 teacher", ["teacher"], ["key stage 2"]],
  ["365", ["365"], []],
  ['"class 1" driver', ["class 1", "driver"], []],
  ["line manager", ["line", "manager"], []],
  ["non-technical project manager", ["project", "manager"], ["non technical"]],
  ["no-code developer", ["developer"], ["no code"]],
  ["non-technical", ["non", "technical"], []],
])("%s: some words are only preferred", (typed, words, numbers) => {
  const found = parseKeywords(typed).required;
  const textOf = (isPreferred: boolean) =>
    found.filter((term) => term.isPreferred === isPreferred).map((term) => term.words.join(" "));
  expect(textOf(false).join(" ").split(" ")).toEqual(words.join(" ").split(" "));
  expect(textOf(true)).toEqual(numbers);
});
