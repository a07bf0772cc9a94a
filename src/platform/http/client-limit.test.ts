import { expect, test } from "vitest";
import { createClientLimit } from "./client-limit.ts";

test("lets so many through, and more as time goes by, for each client apart", () => {
  let now = 0;
  const limit = createClientLimit({ clock: () => new Date(now), most: 3, perMs: 3_000 });
  expect([1, 2, 3, 4].map(() => limit("a"))).toEqual([true, true, true, false]);
  expect(limit("b")).toBe(true);
  now = 1_000;
  expect([limit("a"), limit("a")]).toEqual([true, false]);
  now = 60_000;
  expect([1, 2, 3, 4].map(() => limit("a"))).toEqual([true, true, true, false]);
});

test("is not fooled by a clock that is put back", () => {
  let now = 10_000;
  const limit = createClientLimit({ clock: () => new Date(now), most: 1, perMs: 1_000 });
  expect(limit("a")).toBe(true);
  now = 0;
  expect(limit("a")).toBe(false);
});
