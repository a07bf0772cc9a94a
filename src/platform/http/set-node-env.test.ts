import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const reactAfterChoosing = `
  await import("./src/platform/http/set-node-env.server.ts");
  const react = await import("react");
  process.stdout.write("act" in react.default ? "development" : "production");`;

test("a site runs React's production build, whatever NODE_ENV the shell had set", async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module", "--eval", reactAfterChoosing],
    { env: { ...process.env, NODE_ENV: "test" } },
  );
  expect(stdout).toBe("production");
});

test("nothing is loaded before NODE_ENV is set", async () => {
  const main = await readFile("src/main.ts", "utf8");
  expect(/^import .*$/m.exec(main)?.[0]).toBe('import "./platform/http/set-node-env.server.ts";');
});
