import { expect, test } from "vitest";
import { formatLongDate, formatLocalMoment } from "./format-date.ts";

test("a day in words", () => {
  expect(formatLongDate("2026-11-20")).toBe("20 November 2026");
});

test("a moment is described relative to today, in the time zone of this machine", () => {
  const now = new Date(2026, 10, 22, 10, 42);
  expect(formatLocalMoment(new Date(2026, 10, 22, 23, 59), now)).toBe("today 23:59");
  expect(formatLocalMoment(new Date(2026, 10, 23, 9, 5), now)).toBe("tomorrow 09:05");
  expect(formatLocalMoment(new Date(2026, 10, 24, 9, 5), now)).toBe("24 November 2026 09:05");
});
