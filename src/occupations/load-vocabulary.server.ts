import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { zstdDecompressSync } from "node:zlib";
import { openVocabulary } from "./vocabulary/open-vocabulary.ts";
import { unpack } from "./vocabulary/pack.ts";
import type { Vocabulary } from "./vocabulary/vocabulary.ts";

/** The compiled vocabulary, below the project's folder. `NOTICE.md` next to it names the sources of the labels. */
const relativePath = "src/occupations/vocabulary/occupations.zst";

/** Paths to the file from this module, and from the bundled server, which is a folder deeper. */
const candidatePaths = ["../..", "../../.."].map((way) => join(import.meta.dirname, way, relativePath));
export const vocabularyFile = candidatePaths.find((file) => existsSync(file)) ?? relativePath;

let loaded: Vocabulary | null = null;

/** Returns the vocabulary. This process reads it on first use. */
export function loadVocabulary(): Vocabulary {
  loaded ??= openVocabulary(unpack(readVocabulary(readFileSync(vocabularyFile))));
  return loaded;
}

/** Larger than the result, in bytes. With the default of 16 kB, joining the pieces takes longer than decompressing them. */
const chunkSize = 10_000_000;

/** Decompresses the file. The result begins at a multiple of eight in its buffer, because `unpack` needs that. */
export function readVocabulary(file: Uint8Array): Uint8Array {
  const bytes = zstdDecompressSync(file, { chunkSize });
  return bytes.byteOffset % 8 === 0 ? bytes : new Uint8Array(bytes);
}
