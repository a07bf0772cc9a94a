import { expect, test } from "vitest";
import { stemWord } from "./stem-word.ts";

const stem = (word: string) => stemWord(word, "en");

test.each([
  ["reporter", "reporting"],
  ["clinical", "clinic"],
  ["mechanical", "mechanic"],
  ["customers", "customs"],
  ["computer", "computing"],
  ["manager", "management"],
  ["accountancy", "account"],
])("%s is not a form of %s", (word, other) => expect(stem(word)).not.toBe(stem(other)));

test.each([
  ["reporters", "reporter"],
  ["mechanically", "mechanical"],
  ["engineering", "engineer"],
  ["drivers", "driver"],
  ["accountancy", "accountant"],
])("%s is a form of %s", (word, other) => expect(stem(word)).toBe(stem(other)));
