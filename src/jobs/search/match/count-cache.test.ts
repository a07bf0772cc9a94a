import { expect, test } from "vitest";
import { createCountCache, type ExactCounts } from "./count-cache.ts";

const counts = (count: number): ExactCounts => ({
  raw: { count, missingAtMostOne: count, facts: {}, adapters: new Map() },
  days: [],
});

test("keeps the five hundred searches asked for last", () => {
  const kept = createCountCache();
  for (let at = 0; at < 500; at += 1) kept.set(`search ${at}`, counts(at));
  expect(kept.get("search 0")?.raw.count).toBe(0);
  kept.set("one more", counts(7));
  expect(kept.get("search 0")?.raw.count).toBe(0);
  expect(kept.get("search 1")).toBeUndefined();
  expect(kept.get("one more")?.raw.count).toBe(7);
});
