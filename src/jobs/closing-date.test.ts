import { expect, test } from "vitest";
import { closedText } from "./closing-date.ts";

const closesAt = new Date("2026-05-03T00:00:00Z");

test("an advert takes applications until its closing date is over", () => {
  expect(closedText({ closesAt: null }, new Date("2026-06-01T00:00:00Z"))).toBeNull();
  expect(closedText({ closesAt }, new Date("2026-05-03T23:59:00Z"))).toBeNull();
  expect(closedText({ closesAt }, new Date("2026-05-04T00:00:00Z"))).toBe("Closed 3 May");
  expect(closedText({ closesAt }, new Date("2027-01-01T00:00:00Z"))).toBe("Closed 3 May 2026");
});
