import { globSync, readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import * as z from "zod";
import { jobs } from "./jobs.ts";
import { matching } from "./matching.ts";
import { occupations } from "./occupations.ts";
import { places } from "./places.ts";
import { sources } from "./sources.ts";
import { texts } from "./text.ts";
import { textSchemas } from "./text-schemas.ts";
import type { TableSchema } from "./table-schema.ts";

const schemas: Record<string, TableSchema> = {
  ...jobs,
  ...matching,
  ...occupations,
  ...places,
  ...sources,
  ...texts,
};

/** The embedded database may be in the same folder. */
const files = globSync("data/{boards,jobs,matching,occupations,places,sources,text}/**/*.{csv,json}")
  .map((path) => path.replaceAll("\\", "/").slice("data/".length))
  .sort();
/** The others have a schema for the whole file. */
const tables = files.filter((file) => !(`data/${file}` in textSchemas));

type Row = string | Record<string, string>;

function readRows(file: string): Row[] {
  const written = readFileSync(`data/${file}`, "utf8");
  return file.endsWith(".json")
    ? (JSON.parse(written) as Row[])
    : parse<Record<string, string>>(written, { columns: true });
}

/** A row of words is named by the first, without the sign before it: "~Go; golang". */
const nameOf = (row: Row, columns: readonly string[]): string[] =>
  typeof row === "string" ? [row.replace(/^[\^*~@=]|; .*/g, "")] : columns.map((column) => row[column] ?? "");

const { compare } = new Intl.Collator("en");

/** The first row that is not after the one before it. */
function unsorted(rows: readonly Row[], columns: readonly string[]): string | undefined {
  const names = rows.map((row) => nameOf(row, columns));
  const at = names.findIndex((name, index) => {
    const before = names[index - 1] ?? [];
    const differs = before.findIndex((part, column) => compare(part, name[column] ?? "") !== 0);
    return differs >= 0 && compare(before[differs] ?? "", name[differs] ?? "") > 0;
  });
  return names[at]?.join(", ");
}

test("every file of data/ has a schema and a line in its README", () => {
  expect(tables).toEqual(Object.keys(schemas).sort());
  const readme = readFileSync("data/README.md", "utf8");
  expect(files.filter((file) => !readme.includes(`\`${file}\``))).toEqual([]);
});

test.each(Object.entries(schemas))("%s is as its schema says", (file, { row, sorted, unique }) => {
  const rows = readRows(file);
  const wrong = rows.flatMap((one) => {
    const read = row.safeParse(one);
    return read.success ? [] : [`${JSON.stringify(one)}: ${z.prettifyError(read.error)}`];
  });
  expect(wrong).toEqual([]);
  expect(rows.length).toBeGreaterThan(0);

  const names = rows.map((one) => nameOf(one, unique ?? []).join(", "));
  if (unique || typeof rows[0] === "string")
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  if (sorted !== "as is") expect(unsorted(rows, sorted), "this row is not in its place").toBeUndefined();
});

/** Jobs have whole sentences, which are easier to read below each other. */
const inLines = tables.filter((file) => file.endsWith(".json") && file !== "jobs/sample-jobs.json");

test.each(inLines)("%s has one row in each line", (file) => {
  const lines = readFileSync(`data/${file}`, "utf8").trimEnd().split("\n");
  const rows = readRows(file);
  expect(lines.slice(1, -1).map((line) => JSON.parse(line.replace(/,$/, "")) as Row)).toEqual(rows);
});

test.each([
  ["a missing column", { number: "01" }],
  ["a number that lost its zero", { number: "1", name: "Ain" }],
  ["blanks", { number: "01", name: " Ain" }],
  ["another column", { number: "01", name: "Ain", note: "" }],
])("a schema refuses %s", (_, row) => {
  expect(schemas["places/french-departments.csv"]?.row.safeParse(row).success).toBe(false);
});
