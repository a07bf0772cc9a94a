import * as fc from "fast-check";
import { expect, test } from "vitest";
import { longestName, readPersonName } from "./person-name.ts";

test.each([
  ["  Ana   Sousa ", "Ana Sousa"],
  ["Ame\u0301lie", "Am\u00e9lie"],
  ["Ana\u0000\u0007\r\nSousa", "Ana Sousa"],
  ["\u202eauoS anA\u202c", "auoS anA"],
  ["Ana\u200bSousa\ufeff", "AnaSousa"],
  ["O’Brien-Müller, Jr.", "O’Brien-Müller, Jr."],
  ["میرزا\u200cخانی", "میرزا\u200cخانی"],
  ["李小龍", "李小龍"],
  ["\ud800Ana", "\ufffdAna"],
])("reads %j as %j", (typed, name) => {
  expect(readPersonName(typed)).toEqual({ ok: true, value: name });
});

test.each(["", "   ", "\u202e\u200b", "\u0000"])("%j is not a name", (typed) => {
  expect(readPersonName(typed)).toEqual({ ok: false, error: "Enter your name." });
});

test("accepts eighty characters of any size, and refuses more", () => {
  expect(readPersonName("𠮷".repeat(longestName))).toMatchObject({ ok: true });
  const tooLong = { ok: false, error: "Use at most 80 characters." };
  expect(readPersonName("a".repeat(longestName + 1))).toEqual(tooLong);
  expect(readPersonName("a".repeat(10_000))).toEqual(tooLong);
  expect(readPersonName("a ".repeat(5_000_000))).toEqual(tooLong);
});

test("the result is one visible line, and reading it again gives the same", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (typed) => {
      const result = readPersonName(typed);
      if (!result.ok) return;
      expect(result.value).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u2028\u2029]/u);
      expect(readPersonName(result.value)).toEqual(result);
    }),
  );
});
