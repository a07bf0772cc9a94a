import { expect, test } from "vitest";
import { isMailAddress, oneLine, readMailbox } from "./mail-address.ts";

test.each(["ana@example.com", "ana.o'neil+jobs@mail.example.co.uk", "no-reply@localhost", "ána@exämple.de"])(
  "%s is an address",
  (text) => {
    expect(isMailAddress(text)).toBe(true);
  },
);

test.each([
  "",
  "ana",
  "ana@",
  "@example.com",
  "ana@example.com, bo@example.com",
  "ana@example.com;bo@example.com",
  "ana@example.com\r\nBcc: bo@example.com",
  "ana@example.com\0",
  "Ana <ana@example.com>",
  '"ana smith"@example.com',
  "ana@bo@example.com",
  "group:ana@example.com",
  `${"a".repeat(250)}@example.com`,
])("%j is no address", (text) => {
  expect(isMailAddress(text)).toBe(false);
});

test.each([
  ["jobs@example.org", { name: "", address: "jobs@example.org" }],
  ["<jobs@example.org>", { name: "", address: "jobs@example.org" }],
  ["Example Jobs <jobs@example.org>", { name: "Example Jobs", address: "jobs@example.org" }],
  ['"Jobs, Inc." <jobs@example.org>', { name: "Jobs, Inc.", address: "jobs@example.org" }],
  [
    "Jobs\r\nBcc: x@example.com <jobs@example.org>",
    { name: "Jobs Bcc: x@example.com", address: "jobs@example.org" },
  ],
  ["Jobs <jobs@example.org> <x@example.org>", null],
  ["Jobs", null],
])("reads %j", (text, mailbox) => {
  expect(readMailbox(text)).toEqual(mailbox);
});

test("a line stays one line", () => {
  expect(oneLine(" New\r\nBcc: x@example.com\u2028\0 ")).toBe("New Bcc: x@example.com");
});
