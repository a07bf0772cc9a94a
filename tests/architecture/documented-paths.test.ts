import { globSync, readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { knownPaths, missingPaths } from "./documented-paths.ts";

const documents = globSync([
  "*.md",
  "docs/**/*.md",
  "data/README.md",
  "tests/**/*.md",
  "bench/**/*.md",
]).filter((path) => path !== "CHANGELOG.md");
const files = [
  ...globSync("*.*"),
  "LICENSE",
  ...globSync("{.devcontainer,.github,bench,content,data,docs,migrations,src,tests}/**/*.*"),
].map((path) => path.replaceAll("\\", "/"));

const planted = knownPaths(["src/jobs/posting.ts", "docs/a.md"]);

test("every path that a document names exists", () => {
  const known = knownPaths(files);
  expect(documents.flatMap((path) => missingPaths(path, readFileSync(path, "utf8"), known))).toEqual([]);
});

test("the tree of ARCHITECTURE.md has every folder of src", () => {
  const [, tree = ""] = readFileSync("ARCHITECTURE.md", "utf8").split("```");
  const folders = readdirSync("src", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).filter((name) => !tree.includes(`${name}/`))).toEqual([]);
});

test("every how-to is in the table of CONTRIBUTING.md", () => {
  const table = readFileSync("CONTRIBUTING.md", "utf8");
  const howTos = globSync("docs/how-to/{add,change}-*.md").map((path) => path.replaceAll("\\", "/"));
  expect(howTos.filter((path) => !table.includes(path))).toEqual([]);
});

test.each([
  "`src/jobs/gone.ts`",
  "`jobs/gone`",
  "`gone.ts`",
  "[gone](gone.md)",
  "`npx vitest run src/jobs/gone`",
])("reports %s", (words) => {
  expect(missingPaths("docs/a.md", `See ${words}.`, planted)).toHaveLength(1);
});

test.each([
  "`src/jobs/posting.ts`",
  "`jobs/posting`",
  "`posting.ts`",
  "[a](a.md#b)",
  "`text/html`",
  "`/jobs/gone`",
])("accepts %s", (words) => {
  expect(missingPaths("docs/a.md", `See ${words}.`, planted)).toEqual([]);
});
