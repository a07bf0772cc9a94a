import { expect, test } from "vitest";
import { growth, linear } from "./growth.ts";

test("tells work that grows with the length from work that grows with its square", () => {
  const read = (text: string) => text.replaceAll("a", "b");
  const readFromEachLetter = (text: string) => /a+$/.test(`${text}!`);
  expect(growth(read, "a", 500_000)).toBeLessThan(linear);
  expect(growth(readFromEachLetter, "a", 10_000)).toBeGreaterThan(linear);
});
