import { expect, test } from "vitest";
import { groupTerms } from "./group-terms.ts";
import { parseKeywords } from "./parse-keywords.ts";

const terms = (typed: string) => groupTerms(parseKeywords(typed).required);

test("words that are one term together mean what their synonyms mean", () => {
  const [engineer, place] = terms("software engineer berlin");
  expect(engineer?.words).toEqual(["software", "engineer"]);
  expect(engineer?.concepts).toEqual(terms("swe")[0]?.concepts);
  expect(engineer?.concepts).toEqual(["~software engineer"]);
  expect(place?.words).toEqual(["berlin"]);
});

test("a plural means what its singular means", () => {
  expect(terms("registered nurses")[0]?.concepts).toEqual(terms("rn")[0]?.concepts);
});

test("an abbreviation may mean several things", () => {
  expect(terms("pm")[0]?.concepts).toEqual(["~product manager", "~project manager"]);
});

test("a word written in two is one", () => {
  expect(terms("front end")[0]).toMatchObject({ words: ["front", "end"], joined: "frontend" });
});

test("a phrase is taken as it stands", () => {
  expect(terms('"software engineer"')[0]).toMatchObject({ isPhrase: true, concepts: [] });
});
