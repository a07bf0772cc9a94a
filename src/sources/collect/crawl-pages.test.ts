import { expect, it, test } from "vitest";
import { greenhouse } from "../adapters/greenhouse/greenhouse.ts";
import { readRecords, unlistedText, unopenedText } from "./crawl-pages.server.ts";

const address = { board: "northbeck", companyName: "Northbeck Energy" };
const board = (jobs: number) =>
  JSON.stringify({
    jobs: Array.from({ length: jobs }, (_, id) => ({ id, title: "Baker", content: "Bread. ".repeat(300) })),
  });

it.each([3, 1000])("reads %i records as the adapter does", (jobs) => {
  const body = board(jobs);
  expect([...readRecords(body, greenhouse, address)]).toEqual(greenhouse.read(body, address));
});

it("reports where a large list breaks off", () => {
  const records = [...readRecords(board(1000).slice(0, -900), greenhouse, address)];
  expect(records).toHaveLength(1000);
  expect(records.at(-1)).toMatchObject({ ok: false, reason: "truncated" });
});

const whole = { listed: 40, total: null };

test.each([
  [whole, {}, null],
  [whole, { ceiling: 2000 }, null],
  [{ ...whole, listed: 2000 }, { ceiling: 2000 }, "Its list ends at 2000 postings, and may have more."],
  // While it was read, postings moved to a later page, and were listed twice.
  [{ ...whole, listed: 1985 }, { ceiling: 2000 }, "Its list ends at 1985 postings, and may have more."],
  [{ ...whole, listed: 130 }, { ceiling: 100 }, null],
  // A list changes a little while it is read.
  [{ ...whole, total: 42 }, {}, null],
  [{ ...whole, total: 644 }, {}, "It states 644 postings and lists 40."],
  [{ ...whole, listed: 0, total: 12 }, {}, "It states 12 postings and lists 0."],
])("the list lacks postings: %o with %o", (figures, limits, expected) => {
  expect(unlistedText(figures, limits)).toBe(expected);
});

test.each([
  [{ unopened: 0, fault: null }, null],
  [{ unopened: 1, fault: "It is busy (429)." }, "1 posting was not opened. It is busy (429)."],
  [{ unopened: 7, fault: null }, "7 postings were not opened."],
])("postings were not opened: %o", (figures, expected) => {
  expect(unopenedText(figures)).toBe(expected);
});
