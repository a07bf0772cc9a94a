type Pixels = {
  width: number;
  height: number;
  /** Red, green, blue and alpha of each pixel, row by row. */
  pixels: Uint8Array;
};

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Writes a small picture of less than 65 kB as a PNG (RFC 2083) without compression: the Word file around it is compressed. */
export function writePng({ width, height, pixels }: Pixels): Uint8Array {
  const header = new Uint8Array([...bytesOf(width), ...bytesOf(height), 8, 6, 0, 0, 0]);
  // Each row begins with the kind of its filter: none.
  const rows = Array.from({ length: height }, (_, y) => [
    0,
    ...pixels.subarray(y * width * 4, (y + 1) * width * 4),
  ]);
  return new Uint8Array([
    ...signature,
    ...chunk("IHDR", header),
    ...chunk("IDAT", stored(new Uint8Array(rows.flat()))),
    ...chunk("IEND", new Uint8Array()),
  ]);
}

function chunk(name: string, content: Uint8Array): number[] {
  const body = [...new TextEncoder().encode(name), ...content];
  return [...bytesOf(content.length), ...body, ...bytesOf(crc32(body))];
}

/** One stored block of deflate (RFC 1951) in a zlib stream (RFC 1950). */
function stored(content: Uint8Array): Uint8Array {
  const { length } = content;
  const size = [length & 0xff, length >> 8];
  const inverse = size.map((byte) => ~byte & 0xff);
  return new Uint8Array([0x78, 0x01, 0x01, ...size, ...inverse, ...content, ...bytesOf(adler32(content))]);
}

function crc32(bytes: readonly number[]): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xed_b8_83_20 : crc >>> 1;
  }
  return ~crc >>> 0;
}

function adler32(bytes: Uint8Array): number {
  let [low, high] = [1, 0];
  for (const byte of bytes) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return high * 65_536 + low;
}

function bytesOf(number: number): number[] {
  return [24, 16, 8, 0].map((shift) => (number >>> shift) & 0xff);
}
