import { expect, test } from "vitest";
import { readConfig } from "../config/config.ts";
import { logLines } from "./log-lines.ts";

const terminal = { isTTY: true };
const pipe = {};

function linesFor(env: Record<string, string>, stream: { isTTY?: boolean }) {
  const reading = readConfig(env);
  if (!reading.ok) throw new Error(reading.problems.join());
  return logLines(reading.config, stream);
}

test("writes coloured lines for people on a terminal, and JSON everywhere else", () => {
  expect(linesFor({}, terminal)).toEqual({ readable: true, colour: true });
  expect(linesFor({}, pipe)).toEqual({ readable: false, colour: false });
});

test("LOG_FORMAT forces either format; a pipe never gets colour", () => {
  expect(linesFor({ LOG_FORMAT: "json" }, terminal)).toEqual({ readable: false, colour: false });
  expect(linesFor({ LOG_FORMAT: "text" }, pipe)).toEqual({ readable: true, colour: false });
  expect(linesFor({ LOG_FORMAT: "auto" }, pipe)).toEqual({ readable: false, colour: false });
});

test("NO_COLOR removes the colour, whatever its value; an empty value counts as unset", () => {
  expect(linesFor({ NO_COLOR: "1" }, terminal)).toEqual({ readable: true, colour: false });
  expect(linesFor({ NO_COLOR: "0" }, terminal)).toEqual({ readable: true, colour: false });
  expect(linesFor({ NO_COLOR: "" }, terminal)).toEqual({ readable: true, colour: true });
});

test("any other LOG_FORMAT stops the start with a sentence", () => {
  expect(readConfig({ LOG_FORMAT: "xml" })).toEqual({
    ok: false,
    problems: ["LOG_FORMAT must be auto, json or text, for example LOG_FORMAT=json."],
  });
});
