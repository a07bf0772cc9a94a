/**
 * `npm test`: runs every stage by its script in package.json and ends with one line of totals. `npm run test:full` has
 * more cases (full-run.ts).
 */
import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { TestSummary } from "./summary-reporter.ts";

type Outcome = { passed: number; failed: number };
type Stage = { name: string; run: () => Outcome };

/** Failed tests, and what runs that failed outside their tests wrote last. Repeated above the totals. */
const remarks: string[] = [];
const reports = mkdtempSync(join(tmpdir(), "foothold-reports-"));
// The tests start about two hundred processes. The cache compiles their modules once.
process.env["NODE_COMPILE_CACHE"] ??= resolve("node_modules/.cache/foothold/compiled");

if (process.argv.includes("--full")) process.env["FULL_TESTS"] = "1";

type Ending = { succeeded: boolean; errors: string };

/**
 * Runs a script of package.json with the npm and the Node.js that started this one. What it writes to its standard error
 * is shown when it has ended.
 */
function runScript(script: string, words: string[] = [], env: NodeJS.ProcessEnv = {}): Ending {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const [program, ...first] = npm ? [node ?? process.execPath, npm] : ["npm"];
  const all = [...first, "run", script, ...(words.length > 0 ? ["--", ...words] : [])];
  const path = join(reports, "errors.txt");
  const file = openSync(path, "w");
  const { status, signal } = spawnSync(program, all, {
    stdio: ["inherit", "inherit", file],
    env: { ...process.env, ...env },
  });
  closeSync(file);
  const written = readFileSync(path, "utf8");
  process.stderr.write(written);
  return { succeeded: status === 0, errors: `ended with ${signal ?? status}\n${written.slice(-2_000)}` };
}

/** A stage without tests counts as one check. */
function check(script: string): () => Outcome {
  return () => (runScript(script).succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

/** A stage with tests counts each of them, and counts a run that fails for another reason as one failure. */
function tests(script: string): () => Outcome {
  return () => {
    const path = join(reports, `${script.replace(":", "-")}.json`);
    const reporters = ["--reporter=default", "--reporter=./tests/support/summary-reporter.ts"];
    const { succeeded, errors } = runScript(script, reporters, { TEST_SUMMARY_FILE: path });
    try {
      const { passed, failed } = JSON.parse(readFileSync(path, "utf8")) as TestSummary;
      for (const { name, error } of failed) remarks.push(`failed: ${name}\n        ${error.slice(0, 600)}`);
      if (succeeded || failed.length > 0) return { passed, failed: failed.length };
      remarks.push(`failed: ${script}, outside its tests: ${errors}`);
      return { passed, failed: 1 };
    } catch {
      remarks.push(`failed: ${script}, before its tests ended: ${errors}`);
      return { passed: 0, failed: 1 };
    }
  };
}

const stages: Stage[] = [
  { name: "format", run: check("format:check") },
  { name: "lint", run: check("lint") },
  { name: "types", run: check("typecheck") },
  { name: "dead code", run: check("knip") },
  { name: "unit, architecture and database tests", run: tests("test:unit") },
  { name: "build", run: check("build") },
  { name: "browser tests", run: tests("test:e2e") },
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
