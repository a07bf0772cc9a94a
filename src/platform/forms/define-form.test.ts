import { expect, test } from "vitest";
import * as z from "zod";
import { fillIn } from "./controls.ts";
import { choice, defineForm, requiredBy, secret, text } from "./define-form.server.ts";

const topics = { job: "A job", site: "The site" };
const noteForm = defineForm(
  z.object({
    title: text(10, "Give it a title."),
    body: text(2_000),
    day: requiredBy(
      (typed) => (typed === "today" ? { ok: true, value: 1 } : { ok: false, error: "Which day?" }),
      5,
    ),
    topic: choice(topics, "Choose a topic."),
    password: secret("Enter your password."),
  }),
);

function form(entries: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
}

const filled = { title: " Tea ", body: "", day: "today", topic: "job", password: "hush hush" };

test("the page gets the limits of each control", () => {
  expect(noteForm.controls).toEqual({
    title: { name: "title", required: true, maxLength: 10 },
    body: { name: "body", maxLength: 2_000 },
    day: { name: "day", required: true, maxLength: 5 },
    topic: { name: "topic", options: Object.entries(topics) },
    password: { name: "password", required: true },
  });
});

test("a choice with a fallback keeps its options", () => {
  const fields = z.object({ topic: choice(topics).catch("job") });
  expect(defineForm(fields).controls.topic.options).toEqual(Object.entries(topics));
  expect(defineForm(fields).read(form({ topic: "tea" }))).toMatchObject({ values: { topic: "job" } });
});

test("reads the values of the schema", () => {
  expect(noteForm.read(form(filled))).toMatchObject({
    ok: true,
    values: { title: "Tea", body: "", day: 1, topic: "job", password: "hush hush" },
  });
});

test("a refused form is filled in again with its errors, without its secrets", () => {
  const sent = { ...filled, title: "A very long title", topic: "tea", day: "never" };
  const read = noteForm.read(form(sent));
  if (read.ok) throw new Error("The form was read.");
  const fields = fillIn(noteForm.controls, read);
  const shown = Object.values(fields).map(({ name, defaultValue, error }) => [name, defaultValue, error]);
  expect(shown).toEqual([
    ["title", "A very long title", "Use at most 10 characters."],
    ["body", "", undefined],
    ["day", "never", "Which day?"],
    ["topic", "tea", "Choose a topic."],
    ["password", "", undefined],
  ]);
  expect(JSON.stringify(read)).not.toContain("hush");
});

test("a form that was not sent begins with the given texts", () => {
  const { title, body } = fillIn(noteForm.controls, undefined, { title: "Tea" });
  expect([title.defaultValue, body.defaultValue]).toEqual(["Tea", ""]);
});
