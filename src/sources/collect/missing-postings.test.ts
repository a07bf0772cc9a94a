import { expect, test } from "vitest";
import { missingText } from "./crawl-pages.server.ts";

const whole = { listed: 40, total: null, unopened: 0, fault: null };

test.each([
  [whole, {}, null],
  [whole, { ceiling: 2000 }, null],
  [{ ...whole, listed: 2000 }, { ceiling: 2000 }, "Its list ends at 2000 postings, and may have more."],
  // A list changes a little while it is read.
  [{ ...whole, total: 42 }, {}, null],
  [{ ...whole, total: 644 }, {}, "It states 644 postings and lists 40."],
  [{ ...whole, listed: 0, total: 12 }, {}, "It states 12 postings and lists 0."],
  [{ ...whole, unopened: 1, fault: "It is busy (429)." }, {}, "1 posting was not opened. It is busy (429)."],
  [{ ...whole, unopened: 7 }, {}, "7 postings were not opened."],
])("of %o with %o", (figures, limits, expected) => {
  expect(missingText(figures, limits)).toBe(expected);
});
