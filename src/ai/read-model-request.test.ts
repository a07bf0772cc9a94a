import { expect, test } from "vitest";
import { modelLimits } from "./model-request.ts";
import { readModelRequest } from "./read-model-request.ts";

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

test("a request is read on one line, and long texts around it are cut", () => {
  const read = readModelRequest(form({ text: " Led\n a team. ", cv: "x".repeat(modelLimits.cv + 1) }));
  expect(read).toMatchObject({ task: "tailor", language: "en", text: "Led a team.", context: "" });
  expect(read?.cv).toHaveLength(modelLimits.cv);
});

test.each([
  [{ text: " " }],
  [{ text: "x".repeat(modelLimits.text + 1) }],
  [{ task: "sing" }],
  [{ language: "tlh" }],
])("%j is refused", (fields) => {
  expect(readModelRequest(form(fields))).toBeNull();
});
