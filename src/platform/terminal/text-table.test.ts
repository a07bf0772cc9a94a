import { expect, test } from "vitest";
import { textTable } from "./text-table.ts";

const columns = [
  { heading: "Name", whole: true },
  { heading: "What it says" },
  { heading: "Jobs", align: "right" as const },
];

test("columns are as wide as their cells, and numbers are right-aligned", () => {
  const rows = [
    ["one", "Read 3 postings.", "3"],
    ["another", "", "1,024"],
  ];
  expect(textTable({ columns, rows }, 80)).toBe(
    [
      "Name     What it says       Jobs",
      "one      Read 3 postings.      3",
      "another                    1,024",
    ].join("\n"),
  );
});

test("a line is never longer than the terminal; names to copy are never cut", () => {
  const rows = [["greenhouse:northbeck-energy", "x".repeat(200), "3"]];
  const lines = textTable({ columns, rows }, 60).split("\n");
  expect(lines.map((line) => line.length)).toEqual([60, 60]);
  expect(lines[1]).toMatch(/^greenhouse:northbeck-energy {2}x+… {5}3$/);
});

test("a cell cannot begin a new line or control the terminal", () => {
  const text = textTable({ columns, rows: [["a\nb", "\u001b[2J", ""]] }, 80);
  expect(text.split("\n")).toHaveLength(2);
  expect(text).not.toContain("\u001b");
});

test("double-width characters count as two", () => {
  const lines = textTable(
    { columns: [{ heading: "Name" }, { heading: "Next" }], rows: [["東京", "x"]] },
    80,
  ).split("\n");
  expect(lines).toEqual(["Name  Next", "東京  x"]);
});
