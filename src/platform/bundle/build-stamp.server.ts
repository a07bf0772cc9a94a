import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const stampFile = "build/stamp";

/** The files a build is made from. Tests are excluded. */
const sources = [
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
export async function hashSources(root: string): Promise<string> {
  const files = globSync(sources, { cwd: root, withFileTypes: true })
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

/** Returns the source hash of the present build, or undefined when there is no complete build. */
export async function readStamp(root: string): Promise<string | undefined> {
  return readFile(join(root, stampFile), "utf8").catch(() => undefined);
}

/** Removes the stamp. A build without a stamp counts as unfinished. */
export async function removeStamp(root: string): Promise<void> {
  await rm(join(root, stampFile), { force: true });
}

export async function writeStamp(root: string, hash: string): Promise<void> {
  await writeFile(join(root, stampFile), hash);
}
