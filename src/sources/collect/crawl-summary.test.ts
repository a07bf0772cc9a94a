import { describe, expect, it } from "vitest";
import { emptyCrawlSummary, partialCrawlSummary, crawlSummary } from "./crawl-summary.ts";
import { emptyTally } from "./store-records.server.ts";

describe("crawlSummary", () => {
  it("counts what changed", () => {
    const tally = { ...emptyTally, postings: 120, added: 3, updated: 1, unchanged: 116, rejected: 1 };
    expect(crawlSummary(tally, 2)).toBe(
      "Read 120 postings: 3 new, 1 changed, 2 gone. 1 record was rejected.",
    );
  });

  it("says when nothing changed", () => {
    const tally = { ...emptyTally, postings: 1, unchanged: 1 };
    expect(crawlSummary(tally, 0)).toBe("Read 1 posting: nothing new.");
  });
});

it("says why a crawl is incomplete", () => {
  const tally = { ...emptyTally, postings: 40 };
  expect(partialCrawlSummary(tally, "The record breaks off.", 0)).toBe(
    "Read 40 postings, but not all of them: The record breaks off. No posting was removed.",
  );
  expect(partialCrawlSummary(tally, "The record breaks off.", 2)).toBe(
    "Read 40 postings, but not all of them: The record breaks off. 2 postings gone.",
  );
});

it.each([
  [{ emptyCrawls: 1, gone: 0, status: null }, "The board is empty."],
  [{ emptyCrawls: 2, gone: 0, status: 404 }, "The board answered 404, for the 2nd time."],
  [{ emptyCrawls: 3, gone: 0, status: null }, "The board is empty, for the 3rd time: suspect."],
  [{ emptyCrawls: 6, gone: 1, status: 404 }, "The board answered 404, for the 6th time: 1 posting gone."],
  [{ emptyCrawls: 11, gone: 0, status: null }, "The board is empty, for the 11th time."],
])("describes empty crawls: %o", (crawl, words) => {
  expect(emptyCrawlSummary(crawl)).toBe(words);
});
