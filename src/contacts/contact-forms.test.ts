import { expect, test } from "vitest";
import { contactForm, eventForm, stepForm } from "./contact-forms.server.ts";

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test("reads a person: one line each, links with their scheme, weeks as a number", () => {
  const read = contactForm.read(
    form({
      name: " Ines\n Marchetti\u202e ",
      links: "linkedin.com/in/ines\n\nhttp://example.org:8080/a?b=c",
      touchWeeks: " 6 ",
      notes: "one\r\ntwo",
    }),
  );
  expect(read).toMatchObject({
    ok: true,
    values: {
      name: "Ines Marchetti",
      email: "",
      links: "https://linkedin.com/in/ines\nhttp://example.org:8080/a?b=c",
      touchWeeks: 6,
      notes: "one\ntwo",
    },
  });
});

test.each([
  ["name", "", "Enter a name."],
  ["name", "\u200b", "Enter a name."],
  ["name", "x".repeat(201), "Use at most 200 characters."],
  ["email", "ines@tallyho", "An address ends like name@company.com."],
  ["links", "https://a.example\njavascript:alert(1)", "“javascript:alert(1)” is not a web address."],
  ["touchWeeks", "0", "Enter a number of weeks from 1 to 520."],
  ["touchWeeks", "six", "Enter a number of weeks from 1 to 520."],
])("refuses %s %j", (field, value, error) => {
  const read = contactForm.read(form({ name: "Ines", [field]: value }));
  expect(read).toMatchObject({ ok: false, errors: { [field]: error } });
});

test("reads a step with or without a date, and an entry of the log", () => {
  expect(stepForm.read(form({ step: "Write", on: "" }))).toMatchObject({
    ok: true,
    values: { step: "Write", on: null },
  });
  expect(stepForm.read(form({ step: "Write", on: "soon" }))).toMatchObject({ ok: false });
  const entry = { kind: "met", on: "2026-11-20", note: " At the fair " };
  expect(eventForm.read(form(entry))).toMatchObject({ ok: true, values: { ...entry, note: "At the fair" } });
  expect(eventForm.read(form({ kind: "invented", on: "2026-02-30" }))).toMatchObject({
    ok: false,
    errors: { kind: "Choose what happened.", on: "Enter a date such as 2026-11-24." },
  });
});
