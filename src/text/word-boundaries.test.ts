import * as fc from "fast-check";
import { expect, test } from "vitest";
import { numberOfRuns } from "../../tests/support/full-run.ts";
import { nextRunStart, wordEnd } from "./tokenise.ts";

function cut(text: string): string[] {
  const words: string[] = [];
  for (let begin = nextRunStart(text, 0), end = 0; begin !== -1; begin = nextRunStart(text, end)) {
    end = wordEnd(text, begin);
    words.push(text.slice(begin, end));
  }
  return words;
}

test("a sign joins words only if a letter follows", () => {
  expect(cut("Node.js, e-mail. O’Neill's sales/marketing -- end-")).toEqual([
    "Node.js",
    "e-mail",
    "O’Neill's",
    "sales/marketing",
    "end",
  ]);
});

test("the scan cuts any text like the pattern alone", () => {
  const pattern = /[\p{L}\p{N}\p{M}]+(?:[-.'’/_][\p{L}\p{N}\p{M}]+)*/gu;
  const pieces = fc.constantFrom(...Array.from("aZ9 -.'’/_é\u0301看𝐍½€•\n"), "\ud83d", "\udc4d");
  const mixed = fc
    .array(fc.oneof(pieces, fc.string({ unit: "binary", maxLength: 3 })))
    .map((all) => all.join(""));
  fc.assert(
    fc.property(mixed, (text) => {
      expect(cut(text)).toEqual([...text.matchAll(pattern)].map(([word]) => word));
    }),
    { numRuns: numberOfRuns(2_000) },
  );
});
