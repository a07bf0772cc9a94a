import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createGunzip } from "node:zlib";

/** Thrown when the start of a file shows that it cannot hold postings as text. */
export class UnreadableFile extends Error {}

const sampleLength = 4096;
const packed: readonly [magic: readonly number[], kind: string][] = [
  [[0x50, 0x4b, 3, 4], "a ZIP archive or a document: unpack it, or save it as .xlsx or CSV"],
  [[0x28, 0xb5, 0x2f, 0xfd], "packed with Zstandard: unpack it first"],
  [[0x42, 0x5a, 0x68], "packed with bzip2: unpack it first"],
  [[0xfd, 0x37, 0x7a, 0x58], "packed with xz: unpack it first"],
  [[0x50, 0x41, 0x52, 0x31], "a Parquet file: export it as CSV or JSON lines"],
  [[0x25, 0x50, 0x44, 0x46], "a PDF document"],
];

/**
 * Decodes the bytes of a file to text. It recognises gzip by its first bytes and decompresses it, recognises UTF-16,
 * and reads invalid UTF-8 as Windows-1252, line by line. Throws `UnreadableFile` for binary files
 * and broken gzip. Holds one piece in memory.
 */
export async function* decodeBytes(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const unpacked = unzipped(bytes);
  const { sample, all } = await withSample(unpacked);
  const utf16 = utf16Of(sample);
  if (utf16 !== null) {
    yield* decodeUtf16(all, utf16);
    return;
  }
  refuseBinary(sample);
  yield* decodeUtf8(all);
}

async function* unzipped(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { sample, all } = await withSample(bytes);
  if (sample[0] !== 0x1f || sample[1] !== 0x8b) {
    yield* all;
    return;
  }
  // An incomplete file yields its content up to the break. The last record then shows that the file is cut off.
  const gunzip = createGunzip({ finishFlush: constants.Z_SYNC_FLUSH });
  const feeding = pipeline(Readable.from(all, { objectMode: false }), gunzip).catch(
    (error: unknown) => error,
  );
  try {
    for await (const piece of gunzip) yield piece as Uint8Array;
  } catch (error) {
    if (isZlibError(error)) throw new UnreadableFile("The file is broken: it cannot be unpacked to its end.");
    throw error;
  }
  const failure = await feeding;
  if (failure instanceof Error) throw failure;
}

function isZlibError(error: unknown): boolean {
  return error instanceof Error && "code" in error && String(error.code).startsWith("Z_");
}

/** Reads ahead far enough to detect the encoding. */
async function withSample(bytes: AsyncIterable<Uint8Array>) {
  const iterator = bytes[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let length = 0;
  while (length < sampleLength) {
    const next = await iterator.next();
    if (next.done === true) break;
    first.push(next.value);
    length += next.value.length;
  }
  async function* all() {
    yield* first;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { sample: Buffer.concat(first).subarray(0, sampleLength), all: all() };
}

function refuseBinary(sample: Uint8Array) {
  const kind = packed.find(([magic]) => magic.every((byte, index) => sample[index] === byte))?.[1];
  if (kind !== undefined) throw new UnreadableFile(`The file is ${kind}.`);
  if (sample.includes(0)) throw new UnreadableFile("The file is binary, not text.");
}

/** Recognises UTF-16 by its byte order mark, or by its zero bytes in every second place. */
function utf16Of(sample: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (sample[0] === 0xff && sample[1] === 0xfe) return "utf-16le";
  if (sample[0] === 0xfe && sample[1] === 0xff) return "utf-16be";
  const half = Math.floor(sample.length / 2);
  const zeros = (offset: number) =>
    sample.filter((byte, index) => byte === 0 && index % 2 === offset).length / half;
  if (half < 4) return null;
  if (zeros(1) > 0.7 && zeros(0) === 0) return "utf-16le";
  return zeros(0) > 0.7 && zeros(1) === 0 ? "utf-16be" : null;
}

async function* decodeUtf16(bytes: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of bytes) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}

async function* decodeUtf8(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest: Uint8Array = new Uint8Array();
  let isStart = true;
  for await (const piece of bytes) {
    const joined = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    const end = joined.length - incompleteTail(joined);
    rest = joined.subarray(end);
    const text = decodePiece(joined.subarray(0, end));
    yield isStart ? text.replace(/^\uFEFF/, "") : text;
    isStart &&= text === "";
  }
  yield decodePiece(rest);
}

/** Number of bytes at the end that begin an incomplete character. */
function incompleteTail(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0;
  }
  return 0;
}

const strictUtf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const windows1252 = new TextDecoder("windows-1252");
const newline = 0x0a;

function decodePiece(bytes: Uint8Array): string {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return decodeByLine(bytes);
  }
}

/** Decodes line by line, so that one line in another encoding does not damage the others. */
function decodeByLine(bytes: Uint8Array): string {
  const lines: string[] = [];
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(newline, start) === -1 ? bytes.length : bytes.indexOf(newline, start) + 1;
    const line = bytes.subarray(start, end);
    try {
      lines.push(strictUtf8.decode(line));
    } catch {
      lines.push(windows1252.decode(line));
    }
    start = end;
  }
  return lines.join("");
}
