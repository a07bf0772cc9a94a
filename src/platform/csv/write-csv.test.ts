import { expect, test } from "vitest";
import { withoutFormulaGuard, writeCsv, type CsvColumns } from "./write-csv.ts";

const columns: CsvColumns<{ title: string; notes: string }> = [
  ["Title", ({ title }) => title],
  ["Notes", ({ notes }) => notes],
];

test("each row is a line, with quotes where they are needed", () => {
  expect(writeCsv(columns, [{ title: "Reader, meters", notes: 'They said "soon".\nCall back.' }])).toBe(
    '\uFEFFTitle,Notes\r\n"Reader, meters","They said ""soon"".\nCall back."\r\n',
  );
});

test.each(["two\nlines", "two\rlines", "\n #", 'a "quote"'])("%j is one cell in quotes", (title) => {
  const cell = title.replaceAll('"', '""');
  expect(writeCsv(columns, [{ title, notes: "" }])).toBe(`\uFEFFTitle,Notes\r\n"${cell}",\r\n`);
});

test("the apostrophe of a formula is removed again, and others stay", () => {
  expect(["'=A1", "''=A1", "'tis", "=A1"].map(withoutFormulaGuard)).toEqual(["=A1", "'=A1", "'tis", "=A1"]);
});

test.each(["=HYPERLINK(1)", "+1", "-1", "@SUM(A1)"])(
  "a cell that begins like a formula (%s) is text",
  (notes) => {
    expect(writeCsv(columns, [{ title: "", notes }])).toBe(`\uFEFFTitle,Notes\r\n,'${notes}\r\n`);
  },
);
