import { globSync, readFileSync } from "node:fs";
import { matchesGlob } from "node:path/posix";
import { expect, test } from "vitest";
import * as z from "zod";
import { cvSchemas } from "./cv-schemas.ts";
import { letterSchemas } from "./letter-schemas.ts";
import { taxSchemas } from "./tax-schemas.ts";
import { textSchemas } from "./text-schemas.ts";
import { sortedTable, sortedTexts } from "./text-lists.ts";

const schemas: Readonly<Record<string, z.ZodType>> = {
  ...cvSchemas,
  ...letterSchemas,
  ...taxSchemas,
  ...textSchemas,
};
const files = globSync(["data/{cv,letters,taxes}/**/*", ...Object.keys(textSchemas)])
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => /\.\w+$/.test(path));

test("every pattern of a schema has files", () => {
  const patterns = Object.keys(schemas);
  expect(patterns.filter((pattern) => !files.some((file) => matchesGlob(file, pattern)))).toEqual([]);
});

test.each(files)("%s fits its schema", (file) => {
  const found = Object.entries(schemas).filter(([pattern]) => matchesGlob(file, pattern));
  expect(found).toHaveLength(1);
  const read = found[0]?.[1].safeParse(JSON.parse(readFileSync(file, "utf8")));
  expect(read?.error ? z.prettifyError(read.error) : "").toBe("");
});

test.each([
  [["a", "c", "b"], false],
  [["a", "a"], false],
  [["a", " b"], false],
  [[], false],
  [["a", "b"], true],
])("a list of %j fits: %s", (rows, fits) => {
  expect(sortedTexts.safeParse(rows).success).toBe(fits);
});

test("a table that is not sorted by its keys does not fit", () => {
  expect(sortedTable(z.string()).safeParse({ b: "1", a: "2" }).success).toBe(false);
  expect(sortedTable(z.string()).safeParse({ a: "1", b: "2" }).success).toBe(true);
});
