import { availableParallelism } from "node:os";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { defineConfig } from "vitest/config";

/** The slowest files run first: started last, one of them would keep a single core busy at the end. */
const longest = [
  "tests/accessibility/narrow.test.ts",
  "tests/accessibility/pages.test.ts",
  "tests/journeys/no-mail.test.ts",
  "tests/journeys/cv-builder.test.ts",
  "tests/accessibility/signed-in.test.ts",
  "tests/journeys/start-and-stop.test.ts",
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const first = longest.flatMap((path) => files.filter(({ moduleId }) => moduleId.endsWith(path)));
    return [...first, ...(await super.sort(files.filter((file) => !first.includes(file))))];
  }
}

/** Tests that need the built site; most of them use a browser. */
export default defineConfig({
  test: {
    include: ["tests/{journeys,accessibility,budgets,site}/**/*.test.ts", "tests/hostile/requests.test.ts"],
    globalSetup: "tests/support/serve-site.ts",
    setupFiles: "tests/support/report-failures.ts",
    testTimeout: 240_000,
    // A site takes several seconds to start on a fresh folder, and longer on a busy machine.
    hookTimeout: 240_000,
    // `expect.poll` waits one second by default, which is too short on a busy machine.
    expect: { poll: { timeout: 60_000 } },
    // Browsers and sites often wait for each other, so one worker more than there are cores keeps the cores busy.
    maxWorkers: availableParallelism() + 1,
    // Files share their imports.
    isolate: false,
    sequence: { sequencer: LongestFirst },
  },
});
