import { expect, test } from "vitest";
import { formatDay, daysSince, formatMoment, timeSince, timeUntil } from "./format-time.ts";

const now = new Date("2026-03-10T12:00:00Z");

test.each([
  ["2026-03-10T12:00:00Z", "just now"],
  ["2026-03-10T12:05:00Z", "just now"],
  ["2026-03-10T11:59:01Z", "just now"],
  ["2026-03-10T11:59:00Z", "1 min ago"],
  ["2026-03-10T11:00:01Z", "59 min ago"],
  ["2026-03-10T11:00:00Z", "1 h ago"],
  ["2026-03-09T12:00:01Z", "23 h ago"],
  ["2026-03-09T12:00:00Z", "9 Mar"],
  ["2026-01-01T00:00:00Z", "1 Jan"],
  ["2025-12-31T23:59:59Z", "31 Dec 2025"],
])("%s is %s", (moment, words) => {
  expect(timeSince(new Date(moment), now)).toBe(words);
});

test("a future date shows its year if it is not the current one", () => {
  expect(formatDay(new Date("2026-12-12T00:00:00Z"), now)).toBe("12 Dec");
  expect(formatDay(new Date("2027-01-02T00:00:00Z"), now)).toBe("2 Jan 2027");
});

test("days are whole numbers and never negative", () => {
  expect(daysSince(new Date("2026-02-01T13:00:00Z"), now)).toBe(36);
  expect(daysSince(new Date("2026-03-11T00:00:00Z"), now)).toBe(0);
});

test.each([
  ["2026-03-10T11:00:00Z", "now"],
  ["2026-03-10T12:00:59Z", "now"],
  ["2026-03-10T12:24:00Z", "in 24 min"],
  ["2026-03-10T17:00:00Z", "in 5 h"],
  ["2026-03-12T12:00:00Z", "in 2 days"],
])("%s is %s away", (moment, words) => {
  expect(timeUntil(new Date(moment), now)).toBe(words);
});

test("shows date and time in UTC", () => {
  expect(formatMoment(new Date("2026-03-09T06:00:00Z"), now)).toBe("9 Mar, 06:00");
});
