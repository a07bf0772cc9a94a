import { expect, test } from "vitest";
import { unplacedTexts } from "./use-review.ts";

const shown = (text: string) =>
  unplacedTexts([{ text, page: 1, line: 1, box: [0, 0, 10, 10] }]).map((one) => one.text);

test.each([
  ["Grade:", []],
  ["Courses: , ,", []],
  ["المقررات: ،", []],
  [" | ", []],
  [", , Counting people who wait, ,", ["Counting people who wait"]],
  ["in | | Cambridge, MA", ["in Cambridge, MA"]],
  ["Driving licence: B, C1", ["Driving licence: B, C1"]],
  ["First class.", ["First class."]],
])("%j → %j", (text, expected) => {
  expect(shown(text)).toEqual(expected);
});
