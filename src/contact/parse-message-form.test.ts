import { expect, test } from "vitest";
import { parseMessageForm } from "./parse-message-form.ts";

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({
    email: "ana@example.com",
    message: "The page is empty.",
    ...fields,
  })) {
    data.set(name, value);
  }
  return data;
}

test("reads a message; the name is optional and an unknown topic is a question", () => {
  expect(parseMessageForm(form({ topic: "nonsense" }))).toEqual({
    ok: true,
    values: {
      name: "",
      email: "ana@example.com",
      topic: "question",
      message: "The page is empty.",
      website: "",
    },
    typed: { name: "", email: "ana@example.com", topic: "nonsense", message: "The page is empty." },
  });
});

test("reports each missing field and returns the typed values", () => {
  const result = parseMessageForm(form({ name: " Ana ", email: "ana@", message: " ", topic: "issue" }));
  expect(result).toEqual({
    ok: false,
    errors: {
      email: "Enter the full address, for example name@example.com.",
      message: "Enter a message.",
    },
    isMissing: true,
    typed: { name: " Ana ", email: "ana@", topic: "issue", message: " " },
  });
});

test.each([
  [{ email: "" }, "email", "Enter your email address so that we can answer."],
  [{ email: `${"a".repeat(250)}@example.com` }, "email", "That is too long for an email address."],
  [{ message: "Hello" }, "message", "Write at least ten characters."],
  [{ message: "a".repeat(5_001) }, "message", "Use at most 5,000 characters."],
  [{ name: "a".repeat(101) }, "name", "Use at most 100 characters."],
])("refuses %j", (fields, field, sentence) => {
  expect(parseMessageForm(form(fields))).toMatchObject({ ok: false, errors: { [field]: sentence } });
});

test("counts a line break once", () => {
  expect(parseMessageForm(form({ message: "First line\r\nSecond line" }))).toMatchObject({
    values: { message: "First line\nSecond line" },
  });
});

test("gives the hidden field, which only bots fill in", () => {
  expect(parseMessageForm(form({ website: "https://spam.example" }))).toMatchObject({
    values: { website: "https://spam.example" },
  });
});

test("a file in place of a text is ignored", () => {
  const data = form({});
  data.set("message", new File(["x"], "x.txt"));
  expect(parseMessageForm(data)).toMatchObject({ ok: false, errors: { message: "Enter a message." } });
});
