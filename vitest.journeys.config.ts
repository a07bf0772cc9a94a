import { BaseSequencer, type TestSpecification } from "vitest/node";
import { defineConfig } from "vitest/config";

/** What takes longest, to begin with: a core that gets one of these last keeps the other waiting for its end. */
const longest = [
  "tests/accessibility/pages.test.ts",
  "tests/accessibility/signed-in.test.ts",
  "tests/journeys/start-and-stop.test.ts",
  "tests/journeys/cv-account.test.ts",
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const first = longest.flatMap((path) => files.filter(({ moduleId }) => moduleId.endsWith(path)));
    return [...first, ...(await super.sort(files.filter((file) => !first.includes(file))))];
  }
}

/** What needs the built site, and mostly a browser. */
export default defineConfig({
  test: {
    include: ["tests/{journeys,accessibility,budgets}/**/*.test.ts", "tests/hostile/requests.test.ts"],
    globalSetup: "tests/support/serve-site.ts",
    // Real servers, clusters and browsers on a busy machine: a second try, which the summary names.
    retry: 1,
    testTimeout: 120_000,
    // Starting a site on a fresh folder takes seconds, on a busy machine many.
    hookTimeout: 180_000,
    // What is waited for comes later on a busy machine; left to itself the runner waits a second.
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
    // Files share what they import.
    isolate: false,
    sequence: { sequencer: LongestFirst },
  },
});
