/**
 * `npm test`: runs every stage by its script in package.json and ends with one line of totals. `npm run test:full` has
 * more cases (full-run.ts).
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { TestSummary } from "./summary-reporter.ts";

type Outcome = { passed: number; failed: number };
/** What a stage prints goes to the terminal as it comes, or is printed when the stage has ended. */
type Output = "live" | "later";
type Stage = { name: string; run: (output: Output) => Promise<Outcome> };

/** Failed tests, repeated above the totals. */
const remarks: string[] = [];
const reports = mkdtempSync(join(tmpdir(), "foothold-reports-"));
// The tests start about two hundred processes. The cache compiles their modules once.
process.env["NODE_COMPILE_CACHE"] ??= resolve("node_modules/.cache/foothold/compiled");

if (process.argv.includes("--full")) process.env["FULL_TESTS"] = "1";

/** Runs a script of package.json with the npm and the Node.js that started this one. True when it succeeds. */
async function runScript(
  script: string,
  output: Output,
  words: string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const [program, ...first] = npm ? [node ?? process.execPath, npm] : ["npm"];
  const all = [...first, "run", script, ...(words.length > 0 ? ["--", ...words] : [])];
  const log = join(reports, `${script.replace(":", "-")}.log`);
  const to = output === "live" ? "inherit" : openSync(log, "w");
  const child = spawn(program, all, { stdio: ["inherit", to, to], env: { ...process.env, ...env } });
  const [status] = await once(child, "close");
  if (output === "later") process.stdout.write(readFileSync(log));
  return status === 0;
}

/** A stage without tests counts as one check. */
function check(script: string): Stage["run"] {
  return async (output) =>
    (await runScript(script, output)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A stage with tests counts each of them, and counts a run that fails for another reason as one failure. */
function tests(script: string): Stage["run"] {
  return async (output) => {
    const path = join(reports, `${script.replace(":", "-")}.json`);
    const reporters = ["--reporter=default", "--reporter=./tests/support/summary-reporter.ts"];
    const succeeded = await runScript(script, output, reporters, { TEST_SUMMARY_FILE: path });
    try {
      const { passed, failed } = JSON.parse(readFileSync(path, "utf8")) as TestSummary;
      for (const { name, error } of failed) remarks.push(`failed: ${name}\n        ${error.slice(0, 600)}`);
      return { passed, failed: !succeeded && failed.length === 0 ? 1 : failed.length };
    } catch {
      return { passed: 0, failed: 1 };
    }
  };
}

/** The stages of a group run at the same time. Browser tests often wait, and the unit tests then use the processor. */
const groups: Stage[][] = [
  [{ name: "format", run: check("format:check") }],
  [{ name: "lint", run: check("lint") }],
  [{ name: "types", run: check("typecheck") }],
  [{ name: "dead code", run: check("knip") }],
  [{ name: "build", run: check("build") }],
  [
    { name: "unit, architecture and database tests", run: tests("test:unit") },
    { name: "browser tests", run: tests("test:e2e") },
  ],
];

const total: Outcome = { passed: 0, failed: 0 };
const summary: string[] = [];

async function runStage({ name, run }: Stage, output: Output): Promise<void> {
  if (output === "live") process.stdout.write(`\n== ${name}\n`);
  const began = performance.now();
  const { passed, failed } = await run(output);
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  summary.push(
    `${failed === 0 ? "ok    " : "FAILED"} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`,
  );
}

for (const stages of groups) {
  await Promise.all(stages.map((stage, nth) => runStage(stage, nth === 0 ? "live" : "later")));
}
rmSync(reports, { recursive: true });
if (remarks.length > 0) process.stdout.write(`\n${remarks.join("\n")}\n`);
process.stdout.write(`\n${summary.join("\n")}\n\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
