import { expect, test } from "vitest";
import { ndcgAt10 } from "./ndcg.ts";

const grades = { a: 3, b: 2, c: 1, d: 0 };

test("the best order scores 1, the reverse scores less, unjudged results score 0", () => {
  expect(ndcgAt10(["a", "b", "c"], grades)).toBe(1);
  expect(ndcgAt10(["c", "b", "a"], grades)).toBeLessThan(0.8);
  expect(ndcgAt10(["x", "y"], grades)).toBe(0);
});

test("only the first ten results count", () => {
  const late = "0 1 2 3 4 5 6 7 8 9 a".split(" ");
  expect(ndcgAt10(late, grades)).toBe(0);
});

test("a query without a relevant posting has no score", () => {
  expect(ndcgAt10(["a"], { a: 0 })).toBeNull();
});
