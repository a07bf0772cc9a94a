import { readFileSync } from "node:fs";
import { zstdDecompressSync } from "node:zlib";
import { dataFilePath } from "../platform/data-file/read-data-file.server.ts";
import { openVocabulary } from "./vocabulary/open-vocabulary.ts";
import { unpack } from "./vocabulary/pack.ts";
import type { Vocabulary } from "./vocabulary/vocabulary.ts";

/** The compiled vocabulary. `NOTICE.md` next to it names the sources of the labels. */
export const vocabularyFile = dataFilePath("occupations/occupations.zst");

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
