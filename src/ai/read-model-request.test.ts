import { expect, test } from "vitest";
import { modelLimits } from "./model-request.ts";
import { limitsOf } from "./model-tasks.ts";
import { estimateTokens } from "./model-prompt.ts";
import { parseModelRequest, parseOwnKey } from "./stream-answer.server.ts";

const form = (fields: Record<string, string>) => {
  const sent = new FormData();
  for (const [name, value] of Object.entries({
    task: "tailor",
    language: "en",
    text: "Led a team.",
    ...fields,
  }))
    sent.set(name, value);
  return sent;
};

test("a request is read without needless spaces, and long texts around it are cut", () => {
  const read = parseModelRequest(form({ text: " Led\r\n\n a  team. ", cv: "x".repeat(modelLimits.cv + 1) }));
  expect(read).toMatchObject({
    task: "tailor",
    language: "en",
    text: "Led\na team.",
    context: "",
    where: "",
  });
  expect(read?.cv).toHaveLength(modelLimits.cv);
});

test.each([
  [{ text: " " }],
  [{ text: "x".repeat(limitsOf("tailor").text + 1) }],
  [{ task: "sing" }],
  [{ language: "tlh" }],
])("%j is refused", (fields) => {
  expect(parseModelRequest(form(fields))).toBeNull();
});

test("a summary can be written from the CV alone, but not from nothing", () => {
  expect(parseModelRequest(form({ task: "summary", text: "", cv: "Nurse" }))).toMatchObject({ text: "" });
  expect(parseModelRequest(form({ task: "summary", text: "", cv: " " }))).toBeNull();
});

test.each([
  [null, { ok: true, key: null }],
  ["  ", { ok: true, key: null }],
  [" sk-abc ", { ok: true, key: "sk-abc" }],
  ["sk abc", { ok: false }],
  ["sk-äbc", { ok: false }],
  ["x".repeat(modelLimits.key + 1), { ok: false }],
])("the own key %j: a key that no header may carry is refused, not replaced", (header, read) => {
  expect(parseOwnKey(header)).toEqual(read);
});

test("a character of Chinese, Japanese or Korean and an emoji count as at least one token", () => {
  const tokens = (content: string) => estimateTokens([{ role: "user", content }], 0);
  for (const text of ["履歴書", "이력서", "简历表"]) expect(tokens(text.repeat(100))).toBe(300);
  expect(tokens("🙂".repeat(100))).toBeGreaterThanOrEqual(100);
  expect(tokens("Übung ".repeat(100))).toBe(200);
});
