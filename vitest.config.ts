import { defineConfig } from "vitest/config";
import { databaseTestFiles, embeddedTestFiles } from "./tests/support/database-test-files.ts";
import { findPostgres } from "./tests/support/find-postgres.ts";

const withDatabase = databaseTestFiles();
const hasPostgres = process.env["TEST_DATABASE_URL"] !== undefined || findPostgres() !== undefined;
const onEmbedded = embeddedTestFiles(hasPostgres);
if (!hasPostgres) {
  process.stdout.write("PostgreSQL was not found: database tests run on the embedded database only.\n");
}

export default defineConfig({
  test: {
    // Files share their imports: the gazetteer, Typst and the embedded database take longer to load than most files
    // take to run.
    isolate: false,
    setupFiles: "tests/support/property-seed.ts",
    // A guard against tests that hang: browser tests run at the same time, and a busy machine is slow.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    // `expect.poll` waits one second by default, which is too short on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    // Use every core: by default the runner keeps one free for watching.
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          globalSetup: "tests/support/prepare-data-folders.ts",
          include: ["{src,tests,bench}/**/*.test.{ts,tsx}"],
          exclude: [
            "tests/journeys/**",
            "tests/accessibility/**",
            "tests/budgets/**",
            "tests/site/**",
            "tests/hostile/requests.test.ts",
            ...withDatabase,
          ],
        },
      },
      ...(onEmbedded.length === 0
        ? []
        : [
            {
              extends: true as const,
              test: {
                name: "embedded",
                include: onEmbedded,
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
