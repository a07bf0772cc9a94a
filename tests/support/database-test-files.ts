import { globSync, readFileSync } from "node:fs";
import { isFullRun } from "./full-run.ts";

/** Test files that open a test database. On PostgreSQL, all of them run. */
export function databaseTestFiles(): string[] {
  const files = globSync("{src,tests,bench}/**/*.test.{ts,tsx}");
  return files.filter((file) => /from ".*\/test-database\.ts"/.test(readFileSync(file, "utf8")));
}

/**
 * The code whose SQL, locks or priorities the two databases may handle differently, the test of the search with the most
 * kinds of queries, and the upgrade of data folders.
 */
const dependsOnDatabase =
  /^src\/(platform\/(database|queue)|jobs\/store|sources\/import)\/|\/(match\/search-jobs|resilience\/upgrade)\.test\.ts$/;

/**
 * Test files for the embedded database. It is PostgreSQL, too, and every browser test uses it, so where PostgreSQL is
 * installed only the files that depend on the database run on it. A full run has all of them.
 */
export function embeddedTestFiles(hasPostgres: boolean): string[] {
  const files = databaseTestFiles();
  return hasPostgres && !isFullRun ? files.filter((file) => dependsOnDatabase.test(file)) : files;
}
