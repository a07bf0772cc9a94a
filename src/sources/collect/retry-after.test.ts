import { expect, it } from "vitest";
import { retryAfter } from "./ask-once.server.ts";

const now = new Date("2026-03-01T12:00:00Z");

it.each([
  ["120", "2026-03-01T12:02:00Z"],
  ["0", "2026-03-01T12:00:00Z"],
  ["Sun, 01 Mar 2026 13:30:00 GMT", "2026-03-01T13:30:00Z"],
  ["Sun, 01 Mar 2026 11:00:00 GMT", "2026-03-01T12:00:00Z"],
  ["604800", "2026-03-02T12:00:00Z"],
  ["99999999999999999999", "2026-03-02T12:00:00Z"],
])("reads %s", (header, moment) => {
  expect(retryAfter(header, now)).toEqual(new Date(moment));
});

it.each([null, "", "soon", "-5", "1.5"])("returns null for %s", (header) => {
  expect(retryAfter(header, now)).toBeNull();
});
