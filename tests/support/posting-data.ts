import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** A folder with recorded postings of real sources. It is not part of the project, so most checkouts lack it. */
export const recordedData = "../shared/data";

const hasRecordedData = existsSync(recordedData);

/**
 * Paths of the files in a folder of the fixtures, followed by those of the same folder in the recorded data, if it
 * exists.
 *
 * @param folder relative to both: "feeds/lever", "postings"
 */
export function dataFiles(folder: string): string[] {
  const roots = hasRecordedData ? ["tests/fixtures", recordedData] : ["tests/fixtures"];
  return roots.flatMap((root) => readdirSync(join(root, folder)).map((file) => join(root, folder, file)));
}
