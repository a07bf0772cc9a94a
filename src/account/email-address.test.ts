import { expect, test } from "vitest";
import { readEmail } from "./email-address.ts";

test.each([
  [" Ana@Example.COM\n", "ana@example.com"],
  ["ana+jobs@example.co.uk", "ana+jobs@example.co.uk"],
])("reads %j as %j", (typed, email) => expect(readEmail(typed)).toEqual({ ok: true, value: email }));

test.each([
  ["", "Enter your email address."],
  ["ana@", "Write the address in full, for example name@example.com."],
  ["ana@example.com, eve@example.com", "Write the address in full, for example name@example.com."],
  ["ana@example.com\r\nBcc: eve@example.com", "Write the address in full, for example name@example.com."],
  ["Ana <ana@example.com>", "Write the address in full, for example name@example.com."],
  [`${"a".repeat(250)}@example.com`, "That is longer than an email address can be."],
  ["a@".repeat(500_000), "That is longer than an email address can be."],
])("refuses %j", (typed, error) => expect(readEmail(typed)).toEqual({ ok: false, error }));
