import { expect, test } from "vitest";
import { lastAlternative } from "./search-form.tsx";

test.each([
  ["Den", "", "Den"],
  ["Denver, CO or rem", "Denver, CO or ", "rem"],
  ["Leeds; York or Hu", "Leeds; York or ", "Hu"],
  ["Oregon", "", "Oregon"],
  ["", "", ""],
])("%s", (text, before, prefix) => {
  expect(lastAlternative(text)).toEqual({ before, prefix });
});
