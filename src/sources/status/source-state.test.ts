import { expect, test } from "vitest";
import { commonVerdict, sourceVerdict } from "./source-state.ts";

const fresh = { enabled: true, last_read_at: null, last_result: null, failures: 0, retired_at: null };
const readAt = new Date("2026-03-01T12:00:00Z");

test.each([
  ["Not checked yet", fresh],
  ["Working", { ...fresh, last_read_at: readAt, last_result: "not-modified" as const }],
  ["Read over several checks", { ...fresh, last_read_at: readAt, last_result: "unfinished" as const }],
  ["Empty", { ...fresh, last_read_at: readAt, last_result: "empty" as const }],
  ["No answer", { ...fresh, last_result: "offline" as const, failures: 1 }],
  ["Refuses us", { ...fresh, last_read_at: readAt, last_result: "forbidden" as const, failures: 9 }],
  ["Switched off", { ...fresh, enabled: false, last_result: "offline" as const, failures: 3 }],
  ["No longer there", { ...fresh, enabled: false, last_result: "empty" as const, retired_at: readAt }],
  // Rows from before the last result was stored.
  ["Failing", { ...fresh, failures: 2 }],
  ["Working", { ...fresh, last_read_at: readAt }],
])("%s", (words, source) => {
  expect(sourceVerdict(source, true).words).toBe(words);
});

test("an imported file counts as read once, whatever its row says", () => {
  expect(sourceVerdict({ ...fresh, enabled: false, last_read_at: readAt }, false).words).toBe(
    "Imported once",
  );
});

test("boards of a service share a verdict, or the number of healthy boards is shown", () => {
  const good = { words: "Working", tone: "good" } as const;
  const silent = { words: "No answer", tone: "bad" } as const;
  const off = { words: "Switched off", tone: "neutral" } as const;
  expect(commonVerdict([silent, silent])).toEqual(silent);
  expect(commonVerdict([good, silent, good])).toEqual({ words: "2 of 3 working", tone: "warn" });
  expect(commonVerdict([good, off])).toEqual(good);
  expect(commonVerdict([silent, off, silent])).toEqual(silent);
  expect(commonVerdict([off, off])).toEqual(off);
  expect(commonVerdict([silent, { words: "Refuses us", tone: "bad" }])).toEqual({
    words: "0 of 2 working",
    tone: "bad",
  });
});
