import * as fc from "fast-check";
import { expect, test } from "vitest";
import { numberOfRuns } from "../../tests/support/full-run.ts";
import { tokenise } from "./tokenise.ts";

const words = (text: string) => tokenise(text).map((token) => token.word);
const at = (text: string, position: number) =>
  tokenise(text)
    .filter((token) => token.position === position)
    .map((token) => token.word);

test("folds case and accents", () => {
  expect(words("Zürich ŁÓDŹ Straße")).toEqual(["zurich", "lodz", "strasse"]);
});

test("distinguishes languages by their punctuation, such as C++ and C#", () => {
  expect(words("C++, C#, F#, .NET and C")).toEqual(["cplusplus", "csharp", "fsharp", "dotnet", "and", "c"]);
  expect(words("ASP.NET")).toEqual(["aspnet", "dotnet"]);
});

test("finds a compound in every spelling", () => {
  for (const text of ["frontend", "front-end", "front end", "Front End"])
    expect(words(text)).toContain("frontend");
  expect(at("front end developer", 1)).toEqual(["front", "frontend"]);
});

test("a framework is found with and without its suffix", () => {
  expect(words("Node.js")).toEqual(expect.arrayContaining(["node", "js", "nodejs"]));
  expect(words("NodeJS")).toEqual(expect.arrayContaining(["nodejs", "node"]));
});

test("hyphenated words are indexed joined and separate; lists with slashes only separate", () => {
  expect(words("e-commerce")).toEqual(["e", "commerce", "ecommerce"]);
  expect(words("sales/marketing")).toEqual(["sales", "marketing"]);
});

test("IT in capitals is a trade, it is a pronoun", () => {
  expect(tokenise("IT support").find((token) => token.word === "it")?.wasUpper).toBe(true);
  expect(tokenise("make it work").find((token) => token.word === "it")?.wasUpper).toBe(false);
});

test("scripts without spaces give pairs of characters", () => {
  expect(words("看護師募集")).toEqual(["看護", "護師", "師募", "募集"]);
});

test("positions begin at `start` and rise by one for each word", () => {
  expect(tokenise("data entry clerk", 200).map((token) => token.position)).toEqual([200, 201, 202]);
});

test("words of any text contain only letters and digits", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
      for (const token of tokenise(text)) {
        expect(token.word).toMatch(/^[\p{L}\p{N}\p{M}]+$/u);
        expect(token.word.length).toBeLessThanOrEqual(60);
      }
    }),
    { numRuns: numberOfRuns(1_000) },
  );
});
