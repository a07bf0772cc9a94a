import { expect, test } from "vitest";
import { documentLimits } from "../document/document-limits.ts";
import { newCvDocument } from "../document/new-cv-document.ts";
import { readCvDocument } from "../document/read-cv-document.ts";
import { setField, writeText } from "./set-field.ts";

const address = "personal/summary";
const empty = newCvDocument(() => "row");
const write = (text: string, document = empty) => writeText(document, address, text).personal.summary;

test("keeps a text up to the limit unchanged, and the server accepts it", () => {
  const text = "é".repeat(documentLimits.field);
  expect(write(text)).toBe(text);
  expect(readCvDocument(writeText(empty, address, text))).toMatchObject({ ok: true });
});

test("cuts a longer text to the limit, and the server accepts it", () => {
  const written = writeText(empty, address, "a".repeat(documentLimits.field + 1_000));
  expect(written.personal.summary).toHaveLength(documentLimits.field);
  expect(readCvDocument(written)).toMatchObject({ ok: true });
});

test("does not split a surrogate pair", () => {
  const text = "a".repeat(documentLimits.field - 1);
  expect(write(`${text}😀`)).toBe(text);
});

test("a text that is already too long can be shortened but not grow", () => {
  const old = setField(empty, address, "a".repeat(documentLimits.field + 500));
  expect(write("b".repeat(documentLimits.field + 400), old)).toHaveLength(documentLimits.field + 400);
  expect(write("b".repeat(documentLimits.field + 600), old)).toHaveLength(documentLimits.field + 500);
});
