import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { hashSources, readStamp, removeStamp, writeStamp } from "./build-stamp.server.ts";
import { precompress } from "./precompress.server.ts";

export type BuildResult = { ok: true; built: boolean } | { ok: false; problem: string };

/**
 * Builds the site when its sources changed since the last build, and does nothing otherwise. A `problem` ends with the
 * output of the build tool.
 *
 * @param announce called with the reason before a build begins, which takes some seconds
 */
export async function ensureBuild(
  root: string,
  announce: (why: "first start" | "sources changed") => void,
): Promise<BuildResult> {
  const hash = await hashSources(root);
  const stamp = await readStamp(root);
  if (stamp === hash) return { ok: true, built: false };
  const tool = join(root, "node_modules/@react-router/dev/bin.cjs");
  if (!existsSync(tool)) {
    return {
      ok: false,
      problem: "The site has to be built, but the build tools are not installed. Run npm ci first.",
    };
  }
  announce(stamp === undefined ? "first start" : "sources changed");
  await removeStamp(root);
  const { code, said } = await run(tool, ["build"], root);
  if (code !== 0) return { ok: false, problem: `The site could not be built.\n${said}` };
  await precompress(join(root, "build/client"));
  await writeStamp(root, hash);
  return { ok: true, built: true };
}

function run(tool: string, words: string[], cwd: string): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [tool, ...words], {
    cwd,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk: string) => (said += chunk));
  }
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, said }));
  });
}
