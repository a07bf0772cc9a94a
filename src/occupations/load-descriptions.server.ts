import { readFileSync } from "node:fs";
import { zstdDecompressSync } from "node:zlib";
import { dataFilePath } from "../platform/data-file/read-data-file.server.ts";
import { indexDescriptions, type DescriptionIndex } from "./descriptions/search-descriptions.ts";

/** The file with the stems of the descriptions, next to the vocabulary. */
export const descriptionsFile = dataFilePath("occupations/descriptions.zst");

let loaded: DescriptionIndex | null = null;

/** Returns the index of descriptions. This process builds it on first use. */
export function loadDescriptions(): DescriptionIndex {
  loaded ??= indexDescriptions(zstdDecompressSync(readFileSync(descriptionsFile)).toString().split("\n"));
  return loaded;
}
