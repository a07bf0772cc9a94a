import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

test("a program whose output is no longer read ends without an error", async () => {
  const words = ["src/cli.ts", "normalise", "postings", "tests/fixtures/postings"];
  const program = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "pipe"] });
  program.stdout.destroy();
  const [errors, [status]] = await Promise.all([text(program.stderr), once(program, "exit")]);
  expect({ errors, status }).toEqual({ errors: "", status: 0 });
});
