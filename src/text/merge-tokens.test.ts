import * as fc from "fast-check";
import { expect, test } from "vitest";
import { mergeTokens } from "./merge-tokens.ts";

const list = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 8 });

test("changes in different places are both kept", () => {
  expect(mergeTokens(["a", "b", "c"], ["a", "x", "c"], ["a", "b", "c", "y"])).toEqual(["a", "x", "c", "y"]);
  expect(mergeTokens(["a", "b", "c"], ["b", "c"], ["a", "b", "z"])).toEqual(["b", "z"]);
});

test("different changes of the same place cannot be merged", () => {
  expect(mergeTokens(["a"], ["b"], ["c"])).toBeNull();
  expect(mergeTokens([], ["b"], ["c"])).toBeNull();
});

test("a side without changes takes the other, in either order", () => {
  fc.assert(
    fc.property(list, list, (base, edited) => {
      expect(mergeTokens(base, base, edited)).toEqual(edited);
      expect(mergeTokens(base, edited, base)).toEqual(edited);
      expect(mergeTokens(base, edited, edited)).toEqual(edited);
    }),
  );
});

test("both orders give the same result", () => {
  fc.assert(
    fc.property(list, list, list, (base, one, other) => {
      expect(mergeTokens(base, one, other)).toEqual(mergeTokens(base, other, one));
    }),
  );
});

test("lists that would take too long are not merged", () => {
  const long = Array.from({ length: 3_000 }, (_, at) => String(at));
  expect(mergeTokens(long, long, long)).toBeNull();
});
