import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { zstdDecompressSync } from "node:zlib";
import { openVocabulary } from "./vocabulary/open-vocabulary.ts";
import { unpack } from "./vocabulary/pack.ts";
import type { Vocabulary } from "./vocabulary/vocabulary.ts";

/** The compiled vocabulary, below the folder of the project. The notice next to it says where the labels come from. */
const relativePath = "src/occupations/vocabulary/occupations.zst";

/** Paths to the file from this module, and from the bundled server, which is a folder deeper. */
const candidatePaths = ["../..", "../../.."].map((way) => join(import.meta.dirname, way, relativePath));
export const vocabularyFile = candidatePaths.find((file) => existsSync(file)) ?? relativePath;

let loaded: Vocabulary | null = null;

/** Returns the vocabulary of this process, read on first use. */
export function loadVocabulary(): Vocabulary {
  loaded ??= openVocabulary(unpack(readVocabulary(readFileSync(vocabularyFile))));
  return loaded;
}

/** Decompresses the file. Copies the bytes if they do not begin at a multiple of eight, as columns must. */
export function readVocabulary(file: Uint8Array): Uint8Array {
  const bytes = zstdDecompressSync(file);
  return bytes.byteOffset % 8 === 0 ? bytes : new Uint8Array(bytes);
}
