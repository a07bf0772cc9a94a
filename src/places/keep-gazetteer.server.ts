import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { threadId } from "node:worker_threads";
import { deserialize, serialize } from "node:v8";
import type { Gazetteer } from "./gazetteer.ts";

/**
 * The gazetteer that an earlier process built of the same `sources` and left in `folder`, or else a new one, which
 * is left there for the next: reading it takes a fiftieth of building it. A folder that cannot be written to is no
 * problem, and neither is a file that was spoilt.
 *
 * @param options.sources files that it is built of and by, in any order
 */
export function keepGazetteer(
  { folder, sources }: { folder: string; sources: readonly string[] },
  build: () => Gazetteer,
): Gazetteer {
  const path = join(folder, `gazetteer-${hashOf(sources)}`);
  try {
    return deserialize(readFileSync(path)) as Gazetteer;
  } catch {
    // There is none yet, or none that can be read.
  }
  const gazetteer = build();
  try {
    mkdirSync(folder, { recursive: true });
    const unfinished = `${path}.${process.pid}-${threadId}`;
    writeFileSync(unfinished, serialize(gazetteer), { flush: true });
    const earlier = globSync(join(folder, "gazetteer-*")).filter((one) => one !== unfinished);
    // Several may do this at once: the last one wins with the same content.
    renameSync(unfinished, path);
    for (const one of earlier) if (one !== path && !one.startsWith(`${path}.`)) rmSync(one, { force: true });
  } catch {
    // The next process builds it, too.
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
