import { languages, type Language } from "../words/language.ts";
import { numberTokens, type TokenNumbers } from "./token-numbers.ts";
import type { VocabularyColumns } from "./vocabulary.ts";

/**
 * The header of the file. The file has the length of the header, the header as JSON, and columns of numbers. `postings` is
 * stored as differences, which compress to a third.
 */
type Header = {
  ids: string[];
  names: string[];
  codes: string[];
  groups: [string, string][];
  /** Tokens of each language in the order of their numbers, joined by spaces. */
  tokens: string[];
  columns: [name: string, kind: keyof typeof kinds, length: number][];
};

const kinds = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, f32: Float32Array };
const columnKinds = {
  languageStarts: "u32",
  concepts: "u16",
  sources: "u8",
  heads: "u32",
  text: "u8",
  textLengths: "u16",
  weights: "f32",
  roles: "u8",
  postings: "u32",
  postingLengths: "u32",
} as const;
const alignment = 8;
const aligned = (length: number) => Math.ceil(length / alignment) * alignment;

/** Writes the vocabulary as bytes, which `unpack` reads. */
export function pack(vocabulary: VocabularyColumns): Uint8Array {
  const { text, postings, ...rest } = vocabulary;
  const columns = {
    ...rest,
    text,
    postings: differences(postings, vocabulary.postingStarts),
    textLengths: lengths(vocabulary.textStarts),
    postingLengths: lengths(vocabulary.postingStarts),
  };
  const parts = Object.entries(columnKinds).map(([name, kind]) => ({
    name,
    kind,
    values: kinds[kind].from(columns[name as keyof typeof columnKinds]),
  }));
  const header: Header = {
    ids: [...vocabulary.ids],
    names: [...vocabulary.names],
    codes: [...vocabulary.codes],
    groups: [...vocabulary.groups],
    tokens: languages.map((language) => [...vocabulary.tokens[language].keys()].join(" ")),
    columns: parts.map(({ name, kind, values }) => [name, kind, values.length]),
  };
  const written = new TextEncoder().encode(JSON.stringify(header));
  const total = parts.reduce(
    (sum, { values }) => sum + aligned(values.byteLength),
    alignment + aligned(written.length),
  );
  const bytes = new Uint8Array(total);
  new DataView(bytes.buffer).setUint32(0, written.length, true);
  bytes.set(written, alignment);
  let at = alignment + aligned(written.length);
  for (const { values } of parts) {
    bytes.set(new Uint8Array(values.buffer, values.byteOffset, values.byteLength), at);
    at += aligned(values.byteLength);
  }
  return bytes;
}

/**
 * Reads the bytes that `pack` wrote. The columns are views of `bytes`, and `unpack` changes them. `bytes` must begin at a
 * multiple of eight in its buffer.
 */
export function unpack(bytes: Uint8Array): VocabularyColumns {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const header = JSON.parse(
    new TextDecoder().decode(bytes.subarray(alignment, alignment + length)),
  ) as Header;
  let at = bytes.byteOffset + alignment + aligned(length);
  const read: Record<string, Uint8Array | Uint16Array | Uint32Array | Float32Array> = {};
  for (const [name, kind, size] of header.columns) {
    const column = new kinds[kind](bytes.buffer as ArrayBuffer, at, size);
    read[name] = column;
    at += aligned(column.byteLength);
  }
  const { textLengths, postingLengths, ...columns } = read as Record<keyof typeof columnKinds, Uint32Array>;
  const postingStarts = starts(postingLengths);
  const { postings, weights, concepts } = columns as unknown as VocabularyColumns;
  const labelWeights = restore(postings, postingStarts, weights, concepts.length);
  return {
    ...(columns as unknown as VocabularyColumns),
    ids: header.ids,
    names: header.names,
    codes: header.codes,
    groups: new Map(header.groups),
    tokens: numberAllTokens(header.tokens),
    textStarts: starts(textLengths),
    postingStarts,
    labelWeights,
  };
}

/** Numbers the tokens of all languages consecutively. */
function numberAllTokens(joined: readonly string[]): Record<Language, TokenNumbers> {
  let first = 0;
  const numbered = languages.map((language, at): [Language, TokenNumbers] => {
    const numbers = numberTokens(joined[at] ?? "", first);
    first += numbers.size;
    return [language, numbers];
  });
  return Object.fromEntries(numbered) as Record<Language, TokenNumbers>;
}

function lengths(from: Uint32Array): number[] {
  return Array.from(from.subarray(1), (end, number) => end - (from[number] ?? 0));
}

function starts(from: ArrayLike<number>): Uint32Array {
  const sums = new Uint32Array(from.length + 1);
  for (let number = 0; number < from.length; number++)
    sums[number + 1] = (sums[number] ?? 0) + (from[number] ?? 0);
  return sums;
}

function differences(postings: Uint32Array, postingStarts: Uint32Array): Uint32Array {
  const result = postings.slice();
  for (let list = 0; list + 1 < postingStarts.length; list++) {
    for (let at = (postingStarts[list + 1] ?? 0) - 1; at > (postingStarts[list] ?? 0); at--) {
      result[at] = (postings[at] ?? 0) - (postings[at - 1] ?? 0);
    }
  }
  return result;
}

/** Turns differences back into label numbers, in place. Returns the sum of the weights of each label's tokens. */
function restore(
  postings: Uint32Array,
  postingStarts: Uint32Array,
  weights: Float32Array,
  labels: number,
): Float32Array {
  const sums = new Float32Array(labels);
  for (let token = 0; token < weights.length; token++) {
    const end = postingStarts[token + 1] ?? 0;
    const weight = weights[token] ?? 0;
    let label = 0;
    for (let at = postingStarts[token] ?? 0; at < end; at++) {
      label += postings[at] ?? 0;
      postings[at] = label;
      sums[label] = (sums[label] ?? 0) + weight;
    }
  }
  return sums;
}
