import { readFileSync } from "node:fs";
import { join } from "node:path";
import { zstdDecompressSync } from "node:zlib";
import { indexDescriptions, type DescriptionIndex } from "./described/find-described.ts";
import { vocabularyFile } from "./load-vocabulary.server.ts";

/** The stems of the descriptions, next to the vocabulary. */
export const descriptionsFile = join(vocabularyFile, "../descriptions.zst");

let loaded: DescriptionIndex | null = null;

/** Returns the index of descriptions of this process, built when the first wish is understood. */
export function loadDescriptions(): DescriptionIndex {
  loaded ??= indexDescriptions(zstdDecompressSync(readFileSync(descriptionsFile)).toString().split("\n"));
  return loaded;
}
