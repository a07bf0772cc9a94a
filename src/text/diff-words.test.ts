import * as fc from "fast-check";
import { expect, test } from "vitest";
import { diffWords } from "./diff-words.ts";

test("words that differ are told apart", () => {
  expect(diffWords("Lead 34 nurses", "Lead 36 nurses")).toEqual([
    { text: "Lead ", in: "both" },
    { text: "34 ", in: "before" },
    { text: "36 ", in: "after" },
    { text: "nurses", in: "both" },
  ]);
});

test("the runs hold both texts, word for word", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const runs = diffWords(before, after);
      const side = (other: string) =>
        runs
          .filter((one) => one.in !== other)
          .map(({ text }) => text)
          .join("");
      expect(side("after")).toBe(before);
      expect(side("before")).toBe(after);
    }),
  );
});
