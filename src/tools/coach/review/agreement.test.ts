import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { starParts } from "./coach-language.ts";
import { english } from "./english.ts";
import type { Rank } from "./findings.ts";
import { reviewAnswer } from "./review-answer.ts";

/**
 * Sixty answers of our own writing, twenty of each rank. Their ranks and parts were marked before the rules were
 * written. The rules were tuned on those with odd numbers only.
 */
const file = readFileSync(join(import.meta.dirname, "answers.txt"), "utf8");
const rankOf: Readonly<Record<string, Rank>> = { good: "strong", middling: "fair", poor: "weak" };

const answers = file
  .split(/^# /m)
  .slice(1)
  .map((block) => {
    const [head = "", ...lines] = block.trim().split("\n");
    const [marks = "", question = ""] = head.split(" | ");
    const [id = "", rank = "", parts = ""] = marks.split(" ");
    const review = reviewAnswer({ question, text: lines.join("\n"), spokenSeconds: null }, english);
    const found = starParts.map((part, at) => (review?.star?.[part] ? "STAR"[at] : "-")).join("");
    return {
      id,
      isTuned: Number(id.slice(1)) % 2 === 1,
      marked: rankOf[rank],
      ranked: review?.rank ?? "weak",
      partsRight: Array.from(found).filter((part, at) => part === parts[at]).length,
    };
  });

test("twenty answers of each rank are marked", () => {
  expect(Object.values(rankOf).map((rank) => answers.filter(({ marked }) => marked === rank).length)).toEqual(
    [20, 20, 20],
  );
});

test.each([
  ["tuned", 30, 114],
  ["unseen", 29, 111],
])("the rules agree with the marks of the %s half: %d of 30 ranks, %d of 120 parts", (half, ranks, parts) => {
  const own = answers.filter(({ isTuned }) => isTuned === (half === "tuned"));
  expect(own.filter(({ marked, ranked }) => marked === ranked).length).toBeGreaterThanOrEqual(ranks);
  expect(own.reduce((sum, { partsRight }) => sum + partsRight, 0)).toBeGreaterThanOrEqual(parts);
});

test("no good answer is called weak, and no poor one strong", () => {
  const far = answers.filter(
    ({ marked, ranked }) =>
      (marked === "strong" && ranked === "weak") || (marked === "weak" && ranked === "strong"),
  );
  expect(far.map(({ id }) => id)).toEqual([]);
});
