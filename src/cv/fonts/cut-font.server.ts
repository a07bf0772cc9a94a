import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The functions of HarfBuzz that are used here. Numbers are addresses in its memory. */
type HarfBuzz = {
  memory: WebAssembly.Memory;
  _initialize: () => void;
  malloc: (bytes: number) => number;
  free: (address: number) => void;
  hb_blob_create: (data: number, length: number, mode: number, user: number, destroy: number) => number;
  hb_blob_get_data: (blob: number, length: number) => number;
  hb_blob_get_length: (blob: number) => number;
  hb_face_create: (blob: number, index: number) => number;
  hb_face_reference_blob: (face: number) => number;
  hb_set_add: (set: number, value: number) => void;
  hb_subset_input_create_or_fail: () => number;
  hb_subset_input_set_flags: (input: number, flags: number) => void;
  hb_subset_input_unicode_set: (input: number) => number;
  hb_subset_input_set: (input: number, kind: number) => number;
  hb_subset_or_fail: (face: number, input: number) => number;
};

// From hb-subset.h and hb-blob.h.
const readOnly = 1;
const flags = { noHinting: 0x01, notdefOutline: 0x40 };
const kinds = { name: 4, feature: 6 };

/** Names that are kept in addition to family and version: trademark, licence, and the family that styles share. */
const names = [7, 13, 14, 16, 17];

/** Figures as tall as capitals, old-style and of one width. HarfBuzz keeps what shaping always applies, kerning and ligatures. */
const features = ["lnum", "onum", "tnum"];

/**
 * Characters that people type, with punctuation, signs and the forms of Arabic letters. Left out are, among others,
 * phonetic extensions, letters of medieval manuscripts and private characters.
 */
const kept: readonly (readonly [number, number])[] = [
  [0x20, 0x1aaf],
  [0x1e00, 0x2bff],
  [0x3000, 0x303f],
  [0xfb00, 0xfe2f],
  [0xfe70, 0xffff],
];

/**
 * Returns a smaller font that prints the same: without rare characters, glyphs that Typst never chooses (small
 * capitals, alternates), names of glyphs, and instructions for coarse screens. The same input gives the same bytes.
 */
export function cutFont(font: Uint8Array): Uint8Array {
  // A new instance each time, which frees all memory of the last one.
  const harfBuzz = new WebAssembly.Instance(harfBuzzModule).exports as unknown as HarfBuzz;
  // oxlint-disable-next-line no-underscore-dangle -- the name in every WASM library
  harfBuzz._initialize();
  const data = harfBuzz.malloc(font.length);
  new Uint8Array(harfBuzz.memory.buffer).set(font, data);
  const face = harfBuzz.hb_face_create(harfBuzz.hb_blob_create(data, font.length, readOnly, 0, 0), 0);

  const input = harfBuzz.hb_subset_input_create_or_fail();
  harfBuzz.hb_subset_input_set_flags(input, flags.noHinting | flags.notdefOutline);
  const characters = harfBuzz.hb_subset_input_unicode_set(input);
  for (const [first, last] of kept)
    for (let code = first; code <= last; code += 1) harfBuzz.hb_set_add(characters, code);
  for (const name of names) harfBuzz.hb_set_add(harfBuzz.hb_subset_input_set(input, kinds.name), name);
  for (const feature of features)
    harfBuzz.hb_set_add(
      harfBuzz.hb_subset_input_set(input, kinds.feature),
      Buffer.from(feature).readUInt32BE(),
    );

  const cut = harfBuzz.hb_subset_or_fail(face, input);
  if (cut === 0) throw new Error("HarfBuzz cannot cut this font.");
  const blob = harfBuzz.hb_face_reference_blob(cut);
  const start = harfBuzz.hb_blob_get_data(blob, 0);
  return new Uint8Array(harfBuzz.memory.buffer).slice(start, start + harfBuzz.hb_blob_get_length(blob));
}

const harfBuzzModule = new WebAssembly.Module(
  readFileSync(fileURLToPath(import.meta.resolve("harfbuzzjs/dist/harfbuzz-subset.wasm"))),
);
