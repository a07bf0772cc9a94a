import { spawn } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";
import { getMimeType } from "hono/utils/mime";
import { readdir, readFile, writeFile, rm } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { createHash } from "node:crypto";

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

/**
 * Larger files, in bytes, use a lower quality. The last tenth would cost minutes: five for the engine that draws CVs.
 * Quality 7 makes the engine and the Chinese and Japanese fonts 7 % smaller than 5 does, for 9 s of processor time.
 */
const largeFile = 200_000;

const gzipped = promisify(gzip);

const brotli = promisify(brotliCompress);

/** Writes `.br` and `.gz` files next to each file of a folder that compression makes smaller. Takes seconds. */
async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE_CONTENT_TYPE_REGEX.test(getMimeType(entry.name) ?? ""))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    paths.map(async (path) => {
      const content = await readFile(path);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: content.length > largeFile ? 7 : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      const [br, gz] = await Promise.all([
        brotli(content, { params }),
        gzipped(content, { level: content.length > largeFile ? 4 : 9 }),
      ]);
      if (br.length < content.length) await writeFile(`${path}.br`, br);
      if (gz.length < content.length) await writeFile(`${path}.gz`, gz);
    }),
  );
}

/** The files a build is made from. Tests are excluded. */
const builtFrom = [
  "src/**/*.{ts,tsx,css,json,csv,svg}",
  "content/**/*",
  // At least one folder deep, and no deeper than two: the embedded database may be in the same folder.
  "data/*/{*,*/*}.{csv,json}",
  "public/**/*",
  "{react-router,vite}.config.ts",
  "package.json",
  "package-lock.json",
];

/** Hashes the names and contents of all files that the build of a folder is made from. */
async function hashSources(root: string): Promise<string> {
  const files = globSync(builtFrom, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash("sha256");
  for (const file of files) {
    const content = await readFile(file);
    hash.update(`${file.slice(root.length)} ${content.length}\n`).update(content);
  }
  return hash.digest("hex");
}

const stampFile = "build/stamp";

/** Returns the source hash of the present build, or undefined when there is no complete build. */
async function readStamp(root: string): Promise<string | undefined> {
  return readFile(join(root, stampFile), "utf8").catch(() => undefined);
}

/** Removes the stamp. A build without a stamp counts as unfinished. */
async function removeStamp(root: string): Promise<void> {
  await rm(join(root, stampFile), { force: true });
}

async function writeStamp(root: string, hash: string): Promise<void> {
  await writeFile(join(root, stampFile), hash);
}
