import { writeFileSync } from "node:fs";
import type { Reporter, TestModule } from "vitest/node";

/** The outcome of a test run. Names have the form "file > describe > test". */
export type TestSummary = {
  passed: number;
  /** Each with its first error. */
  failed: { name: string; error: string }[];
};

/** Writes a `TestSummary` as JSON to the file named by `TEST_SUMMARY_FILE`. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly { message: string }[]): void {
    const summary: TestSummary = { passed: 0, failed: [] };
    for (const module of modules) {
      const file = `${module.project.name} ${module.relativeModuleId}`.trim();
      let hasFailedTest = false;
      for (const test of module.children.allTests()) {
        const result = test.result();
        if (result.state === "passed") summary.passed += 1;
        if (result.state !== "failed") continue;
        hasFailedTest = true;
        const error = result.errors[0]?.message ?? "";
        summary.failed.push({ name: `${file} > ${test.fullName}`, error });
      }
      if (module.state() === "failed" && !hasFailedTest)
        summary.failed.push({ name: file, error: module.errors()[0]?.message ?? "a set-up failed" });
    }
    for (const { message } of errors) summary.failed.push({ name: "outside any test", error: message });
    const path = process.env["TEST_SUMMARY_FILE"];
    if (path !== undefined) writeFileSync(path, JSON.stringify(summary));
  }
}
