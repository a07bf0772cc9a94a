import { expect, test } from "vitest";
import { withoutWords } from "./without-words.ts";

test.each([
  ["nurse in leeds part time", ["leeds"], "nurse part time"],
  ["Night shift nurse", ["night shift"], "nurse"],
  ["engineer £70k", ["£70k"], "engineer"],
  ["C++ developer  3+ years", ["3+ years"], "C++ developer"],
  ["part-time", ["part-time"], ""],
  ["partly nurse", ["part"], null],
  ["nurse", ["weekend"], null],
  ["nurse", [], null],
])("%s without %j", (typed, words, rest) => expect(withoutWords(typed, words)).toBe(rest));
