import { expect, test } from "vitest";
import { groupTerms } from "./group-terms.ts";
import { parseKeywords } from "./parse-keywords.ts";

const terms = (typed: string) => groupTerms(parseKeywords(typed).required);

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
  expect(terms("front end")[0]).toMatchObject({ words: ["front", "end"], joined: "frontend" });
});

test("a phrase is not expanded", () => {
  expect(terms('"software engineer"')[0]).toMatchObject({ isPhrase: true, concepts: [] });
});
