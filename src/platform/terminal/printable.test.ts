import { expect, test } from "vitest";
import { printableJson, printableLine, printableText } from "./printable.ts";

const hostile = "a\u001b[2Jb\u009b31mc\u202ed\u0000e";

test("a text cannot clear the screen, colour it or reverse a line", () => {
  const escaped = "a\\u001b[2Jb\\u009b31mc\\u202ed\\u0000e";
  expect(printableLine(hostile)).toBe(escaped);
  expect(printableText(hostile)).toBe(escaped);
});

test("a line stays on one line", () => {
  expect(printableLine("Hello \r\n  there\ttoo")).toBe("Hello there\\u0009too");
});

test("a longer text keeps its lines and letters of every script", () => {
  expect(printableText("Grüße\r\n\tمرحبا 你好 👩🏽‍🌾")).toBe("Grüße\n\tمرحبا 你好 👩🏽‍🌾");
});

test("JSON parses back to its original value", () => {
  const json = printableJson({ message: `${hostile}\nnext` });
  for (const control of ["\u001b", "\u009b", "\u202e"]) expect(json).not.toContain(control);
  expect(JSON.parse(json)).toEqual({ message: `${hostile}\nnext` });
});
