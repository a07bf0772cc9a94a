import { expect, test } from "vitest";
import { names, noAliases, noBarrels } from "./names.ts";
import { planted, readSourceTree } from "./source-tree.ts";

test("names describe the purpose of a thing", () => {
  expect(names(readSourceTree())).toEqual([]);
});

test("no file only re-exports", () => {
  expect(noBarrels(readSourceTree())).toEqual([]);
});

test("imports name a file or a package", () => {
  expect(noAliases(readSourceTree())).toEqual([]);
});

test.each([
  "src/utils/money.ts",
  "src/jobs/lib/read.ts",
  "src/jobs/moneyHelpers.ts",
  "src/app/common.tsx",
  "src/jobs/date-util.server.ts",
  "src/jobs/index.ts",
  "src/ui/index.tsx",
])("bites on %s", (path) => {
  expect(names(planted({ [path]: "" }))).toHaveLength(1);
});

test("words that only contain a forbidden one are fine", () => {
  expect(
    names(planted({ "src/jobs/library.ts": "", "src/ui/button.tsx": "", "src/sitemap-index.ts": "" })),
  ).toEqual([]);
});

test.each([
  'export * from "./a.ts";',
  'export { a } from "./a.ts";',
  'import { a } from "./a.ts"; export { a };',
])("bites on the barrel %s", (code) => {
  expect(noBarrels(planted({ "src/jobs/parts.ts": code }))).toHaveLength(1);
  expect(noBarrels(planted({ "src/jobs/parts.ts": `${code} export const b = 1;` }))).toEqual([]);
});

test.each(["~/jobs/posting.ts", "#jobs", "@/ui/button.tsx", "src/ui/button.tsx", "./button"])(
  "bites on %s",
  (from) => {
    expect(noAliases(planted({ "src/root.tsx": `import { x } from "${from}";` }))).toHaveLength(1);
  },
);
