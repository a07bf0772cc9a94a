/** Bytes that replace the next `instead` bytes at `at`. */
export type Replacement = { at: number; bytes: Uint8Array; instead: number };

/** Decodes one character per byte, so that positions in the text are positions in the file. */
export function latin1Text(bytes: Uint8Array): string {
  return new TextDecoder("latin1").decode(bytes);
}

/** The position of each object by its number, in a file of our engine. Empty for other files. */
export function objectPlaces(text: string): number[] {
  const table = tableOf(text);
  if (!table) return [];
  return Array.from({ length: table.count }, (_, index) =>
    Number(text.slice(table.begin + index * 20, table.begin + index * 20 + 10)),
  );
}

/** The position and length of a compressed stream, and where the file states its length. */
export type PackedStream = { from: number; length: number; lengthAt: number; lengthDigits: number };

/** Finds the compressed stream of the object at a position. */
export function packedStreamAt(text: string, place: number): PackedStream | null {
  const from = text.indexOf("stream\n", place) + 7;
  const head = text.slice(place, from);
  const length = /\/Length (\d+)/.exec(head);
  if (from === 6 || !length?.[1] || !head.includes("/FlateDecode")) return null;
  return {
    from,
    length: Number(length[1]),
    lengthAt: place + length.index + 8,
    lengthDigits: length[1].length,
  };
}

/** Applies the replacements and updates the positions in the cross-reference table. */
export function replaceBytes(pdf: Uint8Array, text: string, replacements: Replacement[]): Uint8Array {
  const table = tableOf(text);
  if (!table || !tableEntry.test(text.slice(table.begin, table.begin + 20))) return pdf;
  const sorted = replacements.toSorted((a, b) => a.at - b.at);
  const moved = (place: number) =>
    sorted.reduce((sum, { at, bytes, instead }) => sum + (at < place ? bytes.length - instead : 0), place);
  const tables = objectPlaces(text).map((place, index) =>
    textReplacement(
      table.begin + index * 20,
      index === 0 ? "0000000000" : String(moved(place)).padStart(10, "0"),
      10,
    ),
  );
  const start = text.lastIndexOf("startxref\n") + 10;
  const xref = Number(/^\d+/.exec(text.slice(start))?.[0]);
  const all = [...sorted, ...tables, textReplacement(start, String(moved(xref)), String(xref).length)];
  const parts: Uint8Array[] = [];
  let from = 0;
  for (const { at, bytes, instead } of all) {
    parts.push(pdf.subarray(from, at), bytes);
    from = at + instead;
  }
  parts.push(pdf.subarray(from));
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Builds a replacement from text. */
export function textReplacement(at: number, words: string, instead: number): Replacement {
  return { at, bytes: new TextEncoder().encode(words), instead };
}

const tableEntry = /^(\d{10}) \d{5} [nf]\r?\n?/;

function tableOf(text: string): { begin: number; count: number } | null {
  const begin = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(text.slice(-60))?.[1]);
  const head = /^xref\n0 (\d+)\n/.exec(text.slice(begin, begin + 30));
  return head ? { begin: begin + head[0].length, count: Number(head[1]) } : null;
}
