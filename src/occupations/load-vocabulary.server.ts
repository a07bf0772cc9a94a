import { readFileSync } from "node:fs";
import { join } from "node:path";
import { zstdDecompressSync } from "node:zlib";
import { openVocabulary } from "./vocabulary/open-vocabulary.ts";
import { unpack } from "./vocabulary/pack.ts";
import type { Vocabulary } from "./vocabulary/vocabulary.ts";

/** The compiled vocabulary. Its notice says where the labels come from. */
export const vocabularyFile = join(import.meta.dirname, "data/occupations.zst");

let loaded: Vocabulary | null = null;

/** Returns the vocabulary of this process, read on first use. */
export function loadVocabulary(): Vocabulary {
  loaded ??= openVocabulary(unpack(readVocabulary(readFileSync(vocabularyFile))));
  return loaded;
}

/** Decompresses into a buffer of its own, because columns begin at multiples of eight. */
export function readVocabulary(file: Uint8Array): Uint8Array {
  return new Uint8Array(zstdDecompressSync(file));
}
