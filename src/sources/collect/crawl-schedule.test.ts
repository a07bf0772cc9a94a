import { expect, it } from "vitest";
import { type CrawlOutcome, isGivenUp, nextCrawl } from "./crawl-schedule.ts";

const now = new Date("2026-03-01T12:00:00Z");
const hourly = { minInterval: 3600, now, random: () => 0 };
const minutesUntil = (outcome: CrawlOutcome) =>
  (nextCrawl(outcome, hourly).getTime() - now.getTime()) / 60_000;

it("schedules the next crawl after the interval of the source", () => {
  expect(minutesUntil({ kind: "success", emptyCrawls: 0 })).toBe(60);
});

it("adds a random delay of up to a fifth", () => {
  const latest = nextCrawl({ kind: "success", emptyCrawls: 0 }, { ...hourly, random: () => 1 });
  expect(latest).toEqual(new Date("2026-03-01T13:12:00Z"));
});

it("crawls a board that is long empty once a day", () => {
  expect(minutesUntil({ kind: "success", emptyCrawls: 5 })).toBe(60);
  expect(minutesUntil({ kind: "success", emptyCrawls: 6 })).toBe(1440);
});

it("goes on soon when there was no time for all postings of a large board", () => {
  expect(minutesUntil({ kind: "unfinished" })).toBe(30);
});

it("gives up a board that does not exist for three weeks and ten crawls", () => {
  const after = (days: number, emptyCrawls: number) =>
    isGivenUp({ emptyCrawls, missingSince: new Date(now.getTime() - days * 86_400_000) }, now);
  expect([after(20, 30), after(21, 9), after(21, 10)]).toEqual([false, false, true]);
});

it("retries soon when the host could not be reached, at least every hour", () => {
  const waits = [1, 2, 3, 4, 50].map((failures) => minutesUntil({ kind: "offline", failures }));
  expect(waits).toEqual([15, 30, 60, 60, 60]);
});

it("waits longer after each refusal, at most a day", () => {
  const waits = [1, 2, 3, 6, 50].map((failures) =>
    minutesUntil({ kind: "refused", failures, retryAt: null }),
  );
  expect(waits).toEqual([60, 120, 240, 1440, 1440]);
});

it("retries at the time the host named", () => {
  const retryAt = new Date("2026-03-01T17:00:00Z");
  expect(minutesUntil({ kind: "refused", failures: 3, retryAt })).toBe(300);
  expect(minutesUntil({ kind: "refused", failures: 3, retryAt: now })).toBe(1);
});
