import { expect, test } from "vitest";
import { continuedVisit, readVisit } from "./visit-times.ts";

const minutes = (count: number) => count * 60_000;

test("a first visit has no previous one", () => {
  expect(continuedVisit(null, 1000)).toEqual({ lastActive: 1000, previousEnd: null });
});

test("a visit continues for half an hour of inactivity, then the next one begins", () => {
  const first = continuedVisit(null, minutes(100));
  const same = continuedVisit(first, minutes(120));
  expect(same).toEqual({ lastActive: minutes(120), previousEnd: null });
  const next = continuedVisit(same, minutes(150));
  expect(next).toEqual({ lastActive: minutes(150), previousEnd: minutes(120) });
  expect(continuedVisit(next, minutes(160)).previousEnd).toBe(minutes(120));
});

test.each([
  [null, null],
  ["", null],
  ["x", null],
  ["5000 0", { lastActive: 5000, previousEnd: null }],
  ["5000 4000", { lastActive: 5000, previousEnd: 4000 }],
  ["5000 x", { lastActive: 5000, previousEnd: null }],
])("%j is read as %j", (stored, visit) => {
  expect(readVisit(stored)).toEqual(visit);
});
