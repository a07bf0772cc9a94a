/** `npm test`: every stage in turn, and at the end one line with the sum. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { TestSummary } from "./summary-reporter.ts";

type Outcome = { passed: number; failed: number };
type Stage = { name: string; run: () => Outcome };

const bin = (name: string): string => join("node_modules/.bin", name);
/** Said once more at the end, where one looks first. */
const remarks: string[] = [];
const reports = mkdtempSync(join(tmpdir(), "foothold-reports-"));
// Sites, imports and the tools themselves are started some two hundred times: what they load is compiled once.
process.env["NODE_COMPILE_CACHE"] ??= resolve("node_modules/.cache/foothold/compiled");

/** A stage of commands counts as one check. */
function commands(...lines: [program: string, ...words: string[]][]): () => Outcome {
  return () => {
    const good = lines.every(
      ([program, ...words]) => spawnSync(program, words, { stdio: "inherit" }).status === 0,
    );
    return good ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  };
}

function remark(what: string, name: string, error: string): void {
  remarks.push(`${what}: ${name}\n        ${error.slice(0, 600)}`);
}

/** A stage of tests counts each of them, and a file or a run that fails otherwise as one more. */
function tests(config: string): () => Outcome {
  return () => {
    const path = join(reports, `${config}.json`);
    const { status } = spawnSync(
      bin("vitest"),
      ["run", "--config", config, "--reporter=default", "--reporter=./tests/support/summary-reporter.ts"],
      { stdio: "inherit", env: { ...process.env, TEST_SUMMARY_FILE: path } },
    );
    try {
      const { passed, failed, secondTries } = JSON.parse(readFileSync(path, "utf8")) as TestSummary;
      for (const { name, error } of failed) remark("failed", name, error);
      for (const { name, error } of secondTries) remark("passed at the second try only", name, error);
      return { passed, failed: status !== 0 && failed.length === 0 ? 1 : failed.length };
    } catch {
      return { passed: 0, failed: 1 };
    }
  };
}

const stages: Stage[] = [
  { name: "format", run: commands([bin("oxfmt"), "--check"]) },
  { name: "lint", run: commands([bin("oxlint"), "--type-aware"]) },
  { name: "types", run: commands([bin("react-router"), "typegen"], [bin("tsc"), "--noEmit"]) },
  { name: "dead code", run: commands([bin("knip")]) },
  { name: "unit, architecture and database tests", run: tests("vitest.config.ts") },
  { name: "build", run: commands([process.execPath, "src/main.ts", "--build"]) },
  { name: "journeys", run: tests("vitest.journeys.config.ts") },
];

const total: Outcome = { passed: 0, failed: 0 };
const summary: string[] = [];
for (const { name, run } of stages) {
  process.stdout.write(`\n== ${name}\n`);
  const began = performance.now();
  const { passed, failed } = run();
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  summary.push(
    `${failed === 0 ? "ok    " : "FAILED"} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`,
  );
}
rmSync(reports, { recursive: true });
if (remarks.length > 0) process.stdout.write(`\n${remarks.join("\n")}\n`);
process.stdout.write(`\n${summary.join("\n")}\n\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
