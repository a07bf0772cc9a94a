import { readFileSync } from "node:fs";
import { join } from "node:path";
import { zstdDecompressSync } from "node:zlib";
import { indexDescriptions, type DescriptionIndex } from "./descriptions/search-descriptions.ts";
import { vocabularyFile } from "./load-vocabulary.server.ts";

/** The file with the stems of the descriptions, next to the vocabulary. */
export const descriptionsFile = join(vocabularyFile, "../descriptions.zst");

let loaded: DescriptionIndex | null = null;

/** Returns the index of descriptions. This process builds it on first use. */
export function loadDescriptions(): DescriptionIndex {
  loaded ??= indexDescriptions(zstdDecompressSync(readFileSync(descriptionsFile)).toString().split("\n"));
  return loaded;
}
