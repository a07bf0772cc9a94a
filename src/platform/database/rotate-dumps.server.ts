import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Makes a new dump in a folder and removes the oldest ones beyond `keep`. A dump that fails removes nothing.
 *
 * @returns where the new one is, named by its time: `dumps/2026-01-31T03-15-00`
 */
export async function rotateDumps(
  dump: (target: string) => Promise<void>,
  options: { folder: string; keep: number; now: Date },
): Promise<string> {
  const { folder, keep, now } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const target = join(folder, now.toISOString().slice(0, 19).replaceAll(":", "-"));
  await dump(target);
  const dumps = (await readdir(folder))
    .filter((name) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/.test(name))
    .sort();
  for (const old of dumps.slice(0, -keep)) await rm(join(folder, old), { recursive: true });
  return target;
}
