import { pipeline, Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";
import { Zip, type ZipInputFile } from "fflate";

export type ZippedFile = {
  name: string;
  changed: Date;
  /** Read only when the zip reaches this file, and only as fast as the zip is read. */
  text: AsyncIterable<string> | Iterable<string>;
};

/** The number for deflate in zip files. */
const deflated = 8;
/** Characters compressed at once. */
const portion = 64 * 1024;

/**
 * Writes a zip piece by piece, as fast as it is read. Compression runs on other threads, so it does not block this
 * process. Memory holds a portion of one file, never whole files.
 */
export async function* writeZip(files: Iterable<ZippedFile>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  for (const { name, changed, text } of files) {
    const file: ZipInputFile = { filename: name, mtime: changed, compression: deflated, size: 0, crc: 0 };
    zip.add(file);
    for await (const chunk of compress(text, file)) {
      file.ondata?.(null, chunk, false);
      yield* taken(written);
    }
    file.ondata?.(null, new Uint8Array(), true);
  }
  zip.end();
  yield* taken(written);
}

async function* compress(
  text: ZippedFile["text"],
  file: ZipInputFile,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const deflate = createDeflateRaw();
  // A failure of either stream ends both and reaches the loop below.
  const source = Readable.from(measured(text, file), { objectMode: true, highWaterMark: 1 });
  pipeline(source, deflate, () => {});
  for await (const chunk of deflate) yield chunk as Uint8Array<ArrayBuffer>;
}

/** Yields the text as bytes in portions, and updates the size and checksum of the file. */
async function* measured(text: ZippedFile["text"], file: ZipInputFile): AsyncGenerator<Buffer> {
  let waiting = "";
  const take = (): Buffer => {
    const bytes = Buffer.from(waiting);
    waiting = "";
    file.size += bytes.length;
    file.crc = crc32(bytes, file.crc);
    return bytes;
  };
  for await (const piece of text) {
    waiting += piece;
    if (waiting.length >= portion) yield take();
  }
  if (waiting !== "") yield take();
}

function* taken(written: Uint8Array[]): Generator<Uint8Array<ArrayBuffer>> {
  // Copies, so that each has its own memory.
  for (const chunk of written.splice(0)) yield new Uint8Array(chunk);
}
