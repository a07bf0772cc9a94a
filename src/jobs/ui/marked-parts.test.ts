import * as fc from "fast-check";
import { expect, test } from "vitest";
import { markedParts } from "./marked-parts.ts";

const marked = (text: string, words: string[]) =>
  markedParts(text, words)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join("");

test.each([
  ["Senior Data Analyst", ["analyst"], "Senior Data [Analyst]"],
  ["Analysts and analysis", ["analyst"], "[Analysts] and analysis"],
  ["Développeur", ["developpeur"], "[Développeur]"],
  ["Go developer, Google", ["go"], "[Go] developer, Google"],
  ["We use R.", ["r"], "We use [R]."],
  ["Senior Data Analyst", ["data", "analyst"], "Senior [Data Analyst]"],
  ["Front-end, back", ["front", "end", "back"], "[Front-end], [back]"],
  ["C++, C# and .NET", ["cplusplus", "csharp", "dotnet"], "[C++], [C#] and [.NET]"],
  ["Node.js developer", ["nodejs"], "[Node.js] developer"],
  ["C++ and C#", ["c++"], "[C++] and C#"],
  ["nothing here", [], "nothing here"],
  ["a.*b (x", [".*", "("], "a.*b (x"],
])("%s with %j", (text, words, expected) => {
  expect(marked(text, words)).toBe(expected);
});

test("the parts always add up to the whole text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.array(fc.string()), (text, words) => {
      expect(
        markedParts(text, words)
          .map((part) => part.text)
          .join(""),
      ).toBe(text);
    }),
  );
});
