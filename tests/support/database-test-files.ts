import { globSync, readFileSync } from "node:fs";

/** Test files that open a test database, and so must run on each kind of database. */
export function databaseTestFiles(): string[] {
  const files = globSync("{src,tests,bench}/**/*.test.{ts,tsx}");
  return files.filter((file) => /from ".*\/test-database\.ts"/.test(readFileSync(file, "utf8")));
}
