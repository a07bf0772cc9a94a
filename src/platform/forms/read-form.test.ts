import { expect, test } from "vitest";
import * as z from "zod";
import { checkbox, readBy, readForm } from "./read-form.ts";

const schema = z.object({
  title: z.string().trim().min(1, "Give it a title.").max(10, "Use at most 10 characters."),
  size: readBy((text) =>
    /^\d+$/.test(text) ? { ok: true, value: Number(text) } : { ok: false, error: "Write a number." },
  ),
  secret: z.string().min(1, "Choose a secret."),
  isPublic: checkbox,
});
const fields = ["title", "size"] as const;

function form(entries: Record<string, string | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
}

test("gives the values of the schema", () => {
  const sent = form({ title: " Tea ", size: "3", secret: " ", isPublic: "on", unknown: "x" });
  expect(readForm(sent, schema, fields)).toEqual({
    ok: true,
    values: { title: "Tea", size: 3, secret: " ", isPublic: true },
    typed: { title: " Tea ", size: "3" },
  });
});

test("gives one error for each refused field, and only the named fields as typed", () => {
  const sent = form({ title: "A very long title", size: "three", secret: "hush" });
  expect(readForm(sent, schema, fields)).toEqual({
    ok: false,
    errors: { title: "Use at most 10 characters.", size: "Write a number." },
    isMissing: false,
    typed: { title: "A very long title", size: "three" },
  });
});

test.each([
  ["a field that was not sent", { title: "Tea", size: "3" }, true],
  ["a file in place of text", { title: "Tea", size: "3", secret: new File(["x"], "x.txt") }, true],
  ["a field of spaces", { title: "  ", size: "3", secret: "hush" }, true],
  ["a field that is filled in", { title: "Tea", size: "three", secret: "hush" }, false],
])("%s: missing or not", (_, entries, isMissing) => {
  expect(readForm(form(entries), schema, fields)).toMatchObject({ ok: false, isMissing });
});

test("counts a line break once, and sends back a limited number of characters", () => {
  const text = "a\r\n".repeat(20_000);
  const read = readForm(form({ title: text }), schema, fields);
  expect(read.typed.title.startsWith("a\na\n")).toBe(true);
  expect(read.typed.title).toHaveLength(20_000);
});
