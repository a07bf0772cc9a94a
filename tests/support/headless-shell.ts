import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdir, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";

const packed = "node_modules/@sparticuz/chromium";
const unpacked = "node_modules/.cache/foothold";

/**
 * Chromium without windows, tabs and menus, from the package of that name: the same engine for a third of the processor
 * time. It is unpacked once. The package's own method would unpack to a place shared with other versions.
 *
 * @returns its path, or undefined when there is none for this machine
 */
export async function headlessShell(): Promise<string | undefined> {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const { version } = JSON.parse(await readFile(join(packed, "package.json"), "utf8")) as { version: string };
  const path = join(unpacked, `headless-shell-${version}`);
  if (existsSync(path)) return path;
  await mkdir(unpacked, { recursive: true });
  // When several processes do this at once, the last one wins with the same content.
  const fresh = `${path}.${process.pid}`;
  await pipeline(
    createReadStream(join(packed, "bin", "chromium.br")),
    createBrotliDecompress({ chunkSize: 2 ** 20 }),
    createWriteStream(fresh, { mode: 0o755 }),
  );
  await rename(fresh, path);
  return path;
}
