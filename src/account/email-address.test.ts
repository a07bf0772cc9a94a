import { expect, test } from "vitest";
import { readEmail } from "./email-address.ts";

test.each([
  [" Ana@Example.COM\n", "ana@example.com"],
  ["ana+jobs@example.co.uk", "ana+jobs@example.co.uk"],
])("reads %j as %j", (typed, email) => expect(readEmail(typed)).toEqual({ ok: true, value: email }));

test.each([
  ["", "Enter your email address."],
  ["ana@", "Enter the full address, for example name@example.com."],
  ["ana@example.com, eve@example.com", "Enter the full address, for example name@example.com."],
  ["ana@example.com\r\nBcc: eve@example.com", "Enter the full address, for example name@example.com."],
  ["Ana <ana@example.com>", "Enter the full address, for example name@example.com."],
  [`${"a".repeat(250)}@example.com`, "That is too long for an email address."],
  ["a@".repeat(500_000), "That is too long for an email address."],
])("refuses %j", (typed, error) => expect(readEmail(typed)).toEqual({ ok: false, error }));
