/** The characters that a font has: one bit for each. */
export type Coverage = Uint8Array;

const characters = 0x110000;

/** Whether a font has a character. */
export function covers(coverage: Coverage, code: number): boolean {
  return ((coverage[code >> 3] ?? 0) & (1 << (code & 7))) !== 0;
}

/**
 * Reads which characters a TrueType or OpenType font has, from its table "cmap". A font with another structure than
 * formats 4 and 12 has none.
 *
 * Source: https://learn.microsoft.com/en-us/typography/opentype/spec/cmap
 */
export function readCoverage(font: Uint8Array): Coverage {
  const coverage = new Uint8Array(characters >> 3);
  const data = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const add = (code: number): void => {
    coverage[code >> 3] = (coverage[code >> 3] ?? 0) | (1 << (code & 7));
  };
  const cmap = tableAt(data, "cmap");
  if (cmap === null) return coverage;
  const count = data.getUint16(cmap + 2);
  for (let index = 0; index < count; index += 1) {
    const start = cmap + data.getUint32(cmap + 4 + index * 8 + 4);
    const format = data.getUint16(start);
    if (format === 4) readFormat4(data, start, add);
    if (format === 12) readFormat12(data, start, add);
  }
  return coverage;
}

function tableAt(data: DataView, name: string): number | null {
  const count = data.getUint16(4);
  for (let index = 0; index < count; index += 1) {
    const record = 12 + index * 16;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((at) => data.getUint8(record + at)));
    if (tag === name) return data.getUint32(record + 8);
  }
  return null;
}

function readFormat4(data: DataView, start: number, add: (code: number) => void): void {
  const segments = data.getUint16(start + 6);
  const ends = start + 14;
  const starts = ends + segments + 2;
  const deltas = starts + segments;
  const offsets = deltas + segments;
  for (let at = 0; at < segments; at += 2) {
    const [first, last] = [data.getUint16(starts + at), data.getUint16(ends + at)];
    const [delta, offset] = [data.getUint16(deltas + at), data.getUint16(offsets + at)];
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const listed = offset === 0 ? code : data.getUint16(offsets + at + offset + (code - first) * 2);
      if (listed !== 0 && ((listed + delta) & 0xffff) !== 0) add(code);
    }
  }
}

function readFormat12(data: DataView, start: number, add: (code: number) => void): void {
  const groups = data.getUint32(start + 12);
  for (let index = 0; index < groups; index += 1) {
    const group = start + 16 + index * 12;
    const last = Math.min(data.getUint32(group + 4), characters - 1);
    for (let code = data.getUint32(group); code <= last; code += 1) add(code);
  }
}
