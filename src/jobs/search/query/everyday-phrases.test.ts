import { expect, test } from "vitest";
import rows from "../../../../data/jobs/everyday-phrases.json" with { type: "json" };
import { findPhrases, isEverydayPhrase, searchesFor } from "./everyday-phrases.ts";

test("every phrase of the table is found alone, and in one row", () => {
  const others = rows.flatMap(({ things, searches }) =>
    things
      .split("; ")
      .filter((thing) => findPhrases(thing).found[0]?.searches.join("; ") !== searches)
      .map((thing) => `${thing}: ${findPhrases(thing).found[0]?.searches.join("; ") ?? "none"}`),
  );
  expect(others).toEqual([]);
});

test("weak phrases alone mean no work", () => {
  expect(searchesFor(findPhrases("I have clients").found)).toEqual([]);
});

test("the work that most phrases mean comes first", () => {
  const { found, rest } = findPhrases("cooking in a restaurant by the lake");
  expect(searchesFor(found)).toEqual(["cook"]);
  expect(rest.split(" ").filter(Boolean)).toEqual(["by", "lake"]);
});

test.each([
  ["printers", true],
  ["printers and people", false],
  ["rust", false],
])("%s", (words, isPhrase) => expect(isEverydayPhrase(words)).toBe(isPhrase));
