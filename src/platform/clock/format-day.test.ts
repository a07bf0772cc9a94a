import { expect, test } from "vitest";
import { shortDay, wholeDay } from "./format-day.ts";

test("days are written as people write them, with the year where it is needed", () => {
  expect(wholeDay("2026-04-03")).toBe("3 Apr 2026");
  expect(shortDay("2026-04-03", "2026-11-29")).toBe("3 Apr");
  expect(shortDay("2025-12-31", "2026-11-29")).toBe("31 Dec 2025");
});
