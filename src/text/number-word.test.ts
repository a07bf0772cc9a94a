import { expect, test } from "vitest";
import { numberWord } from "./number-word.ts";

test("numbers up to twelve are words", () => {
  expect([0, 1, 12, 13, 1_200].map(numberWord)).toEqual(["no", "one", "twelve", "13", "1,200"]);
});
