import { readFileSync } from "node:fs";
import { join } from "node:path";
import { zstdDecompressSync } from "node:zlib";
import { openVocabulary } from "./vocabulary/open-vocabulary.ts";
import { unpack } from "./vocabulary/pack.ts";
import type { Vocabulary } from "./vocabulary/vocabulary.ts";

/** The folder of the project, which is as far from here as from the bundled server. */
const root = join(import.meta.dirname, "../..");

/** The compiled vocabulary. The notice next to it says where the labels come from. */
export const vocabularyFile = join(root, "src/occupations/vocabulary/occupations.zst");

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
