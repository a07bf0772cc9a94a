import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { threadId } from "node:worker_threads";
import { deserialize, serialize } from "node:v8";
import type { Gazetteer } from "./gazetteer.ts";

/**
 * Reads the gazetteer that an earlier process built from the same `sources` and cached in `folder`. Otherwise builds
 * one and caches it. Reading takes a fiftieth of the time of building. A read-only folder or a corrupt file is not an
 * error.
 *
 * @param options.sources files that the result depends on, in any order
 */
export function cacheGazetteer(
  { folder, sources }: { folder: string; sources: readonly string[] },
  build: () => Gazetteer,
): Gazetteer {
  const path = join(folder, `gazetteer-${hashOf(sources)}`);
  try {
    return deserialize(readFileSync(path)) as Gazetteer;
  } catch {
    // The file is missing or unreadable.
  }
  const gazetteer = build();
  try {
    mkdirSync(folder, { recursive: true });
    const unfinished = `${path}.${process.pid}-${threadId}`;
    writeFileSync(unfinished, serialize(gazetteer), { flush: true });
    const earlier = globSync(join(folder, "gazetteer-*")).filter((one) => one !== unfinished);
    // Several processes may do this at once. The last one wins, with the same content.
    renameSync(unfinished, path);
    for (const one of earlier) if (one !== path && !one.startsWith(`${path}.`)) rmSync(one, { force: true });
  } catch {
    // The next process will build it again.
  }
  return gazetteer;
}

function hashOf(files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files.toSorted()) {
    const content = readFileSync(file);
    hash.update(`${content.length}\n`).update(content);
  }
  return hash.digest("hex").slice(0, 16);
}
