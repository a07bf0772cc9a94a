import { expect, test } from "vitest";
import { growth, linear } from "../../../tests/support/growth.ts";
import { cleanApplyAddress, findApplyMail, findOnlyContact } from "./apply-address.ts";

test.each([
  ["https://northbeck.example/apply", "https://northbeck.example/apply"],
  ["mailto:jobs@northbeck.example", "mailto:jobs@northbeck.example"],
  ["mailto:jobs@northbeck.example?subject=x", null],
  ["mailto:a@b.example,c@d.example", null],
  ["javascript:alert(1)", null],
  [null, null],
])("%s becomes %s", (published, address) => {
  expect(cleanApplyAddress(published)).toBe(address);
});

test.each([
  ["Send your CV to jobs@northbeck.example.", "mailto:jobs@northbeck.example"],
  ["Interested? Write to anna.b@northbeck.example or call.", "mailto:anna.b@northbeck.example"],
  ["To apply, email me at seth at northbeck.com", "mailto:seth@northbeck.com"],
  ["Email pj [at] northbeck [dot] io", "mailto:pj@northbeck.io"],
  ["Email resumes to anna@northbeck.comPlease note: no agencies", "mailto:anna@northbeck.com"],
  ["Write to sdet@northbeck.com.Job ID 7", "mailto:sdet@northbeck.com"],
  ["Apply, or visit us at careers.northbeck.com to learn more", null],
  ["Send a CV or apply online at www.northbeck.com", null],
  ["For an accommodation, email help@northbeck.example", null],
  ["Send reports of fraud to abuse@northbeck.example", null],
  ["We work at northbeck.com and meet at two.", null],
  ["", null],
])("in: %s", (text, address) => {
  expect(findApplyMail(text)).toBe(address);
});

test("without a link, the only mailbox of an advert is where to apply", () => {
  expect(findOnlyContact("Northbeck | anna@northbeck.example | Baker wanted")).toBe(
    "mailto:anna@northbeck.example",
  );
  expect(findOnlyContact("anna@northbeck.example and bob@crumb.example")).toBeNull();
  expect(findOnlyContact("For an accommodation: help@northbeck.example")).toBeNull();
});

test.each(["a", "a.", "a@", "a-", "1", " ", "a at ", "send ", "apply ", "x dot ", "a [at] ", "a@b.com "])(
  "a text of twice the length takes about twice as long: %j",
  (unit) => {
    expect(growth((text) => findApplyMail(`send ${text}`), unit, 50_000)).toBeLessThan(linear);
  },
);
