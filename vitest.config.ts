import { defineConfig } from "vitest/config";
import { databaseTestFiles } from "./tests/support/database-test-files.ts";
import { findPostgres } from "./tests/support/find-postgres.ts";

const withDatabase = databaseTestFiles();
const hasPostgres = process.env["TEST_DATABASE_URL"] !== undefined || findPostgres() !== undefined;
if (!hasPostgres) {
  process.stdout.write("PostgreSQL was not found: the tests of the database run on the embedded one only.\n");
}

export default defineConfig({
  test: {
    // Files share what they import: the gazetteer, Typst and the embedded database take longer to load than most take
    // to run.
    isolate: false,
    // Real servers, clusters and browsers on a busy machine: a second try, which the summary names.
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // What is waited for comes later on a busy machine; left to itself the runner waits a second.
    expect: { poll: { timeout: 20_000 } },
    // Every core: left to itself the runner keeps one for watching.
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{src,tests,bench}/**/*.test.{ts,tsx}"],
          exclude: [
            "tests/journeys/**",
            "tests/accessibility/**",
            "tests/budgets/**",
            "tests/hostile/requests.test.ts",
            ...withDatabase,
          ],
        },
      },
      ...(withDatabase.length === 0
        ? []
        : [
            {
              extends: true as const,
              test: {
                name: "embedded",
                include: withDatabase,
                globalSetup: "tests/support/prepare-snapshot.ts",
              },
            },
          ]),
      ...(withDatabase.length === 0 || !hasPostgres
        ? []
        : [
            {
              extends: true as const,
              test: {
                name: "postgres",
                include: withDatabase,
                globalSetup: "tests/support/start-postgres.ts",
              },
            },
          ]),
    ],
  },
});
