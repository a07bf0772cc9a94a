import { expect, test } from "vitest";
import { cleanApplyAddress, findApplyMail } from "./apply-address.ts";

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
  ["For an accommodation, email help@northbeck.example", null],
  ["Send reports of fraud to abuse@northbeck.example", null],
  ["We work at northbeck.com and meet at two.", null],
  ["", null],
])("in: %s", (text, address) => {
  expect(findApplyMail(text)).toBe(address);
});

test("a long hostile text is read in bounded time", () => {
  for (const unit of ["a", "a.", "a@", "a at ", "send ", "x dot "])
    expect(findApplyMail(`send ${unit.repeat(100_000 / unit.length)}`)).toBeNull();
});
