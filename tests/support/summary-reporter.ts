import { writeFileSync } from "node:fs";
import type { Reporter, TestModule } from "vitest/node";

/** What a run of tests comes to: names are "file > describe > test". */
export type TestSummary = {
  passed: number;
  /** Each with its first error. */
  failed: { name: string; error: string }[];
  /** Passed, but not at the first try, with what the first try failed of. */
  secondTries: { name: string; error: string }[];
};

/** Writes a `TestSummary` as JSON to the file named by `TEST_SUMMARY_FILE`. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly { message: string }[]): void {
    const summary: TestSummary = { passed: 0, failed: [], secondTries: [] };
    for (const module of modules) {
      const file = `${module.project.name} ${module.relativeModuleId}`.trim();
      let hasFailedTest = false;
      for (const test of module.children.allTests()) {
        const name = `${file} > ${test.fullName}`;
        const result = test.result();
        if (result.state === "passed") summary.passed += 1;
        const error = result.errors?.[0]?.message ?? "";
        if (test.diagnostic()?.flaky === true) summary.secondTries.push({ name, error });
        if (result.state === "failed") {
          hasFailedTest = true;
          summary.failed.push({ name, error });
        }
      }
      if (module.state() === "failed" && !hasFailedTest)
        summary.failed.push({ name: file, error: module.errors()[0]?.message ?? "a set-up failed" });
    }
    for (const { message } of errors) summary.failed.push({ name: "outside any test", error: message });
    const path = process.env["TEST_SUMMARY_FILE"];
    if (path !== undefined) writeFileSync(path, JSON.stringify(summary));
  }
}
