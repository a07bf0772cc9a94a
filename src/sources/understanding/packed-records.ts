import type { UnderstoodRecords } from "../../jobs/understand-records.server.ts";

/**
 * Parsed records in the form that is sent between threads. The descriptions of a batch share nearly all their words,
 * so each word is sent once, and descriptions are sent as numbers. That saves copying a hundred thousand strings.
 */
export type PackedRecords = {
  /** The records without the words of their descriptions. */
  understood: UnderstoodRecords;
  words: string[];
  /** For each indexed posting, the number of its words and their places in `words`. */
  described: Uint32Array<ArrayBuffer>;
};

/** Takes the words out of the given records. */
export function packRecords(understood: UnderstoodRecords): PackedRecords {
  const places = new Map<string, number>();
  const described: number[] = [];
  for (const { indexed } of understood.prepared) {
    if (!indexed) continue;
    const { vectors } = indexed;
    described.push(vectors.described.length);
    for (const word of vectors.described) {
      const place = places.get(word) ?? places.size;
      if (place === places.size) places.set(word, place);
      described.push(place);
    }
    vectors.described = [];
  }
  return { understood, words: [...places.keys()], described: Uint32Array.from(described) };
}

/** Puts the words back into packed records. */
export function unpackRecords({ understood, words, described }: PackedRecords): UnderstoodRecords {
  let at = 0;
  for (const { indexed } of understood.prepared) {
    if (!indexed) continue;
    const end = at + 1 + (described[at] ?? 0);
    indexed.vectors.described = Array.from(described.subarray(at + 1, end), (place) => words[place] ?? "");
    at = end;
  }
  return understood;
}
