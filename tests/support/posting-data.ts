import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** A folder with recorded postings of real sources. It is not part of the project, so most checkouts lack it. */
export const recordedData = "../shared/data";

/**
 * Paths of the files in a folder of the fixtures, followed by those of the same folder in the recorded data. A folder
 * that is missing counts as empty.
 *
 * @param folder relative to both: "feeds/lever", "postings"
 */
export function dataFiles(folder: string): string[] {
  return ["tests/fixtures", recordedData]
    .map((root) => join(root, folder))
    .filter((path) => existsSync(path))
    .flatMap((path) => readdirSync(path).map((file) => join(path, file)));
}
