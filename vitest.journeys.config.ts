import { defineConfig } from "vitest/config";

/** What needs the built site, and mostly a browser. */
export default defineConfig({
  test: {
    include: ["tests/{journeys,accessibility,budgets}/**/*.test.ts"],
    globalSetup: "tests/support/serve-site.ts",
    // Real servers, clusters and browsers on a busy machine: a second try, which the summary names.
    retry: 1,
    testTimeout: 120_000,
    // Starting a site on a fresh folder takes seconds, on a busy machine many.
    hookTimeout: 180_000,
    maxWorkers: 2,
    // Files share what they import.
    isolate: false,
  },
});
